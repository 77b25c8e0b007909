// Thirty lively markets: everybody transfers, returns, recycles and pays whatever comes to mind, right or wrong, the bank
// credits and fails, and the days go by. Whatever happens, no invariant breaks and nothing answers 5xx.
import { describe, expect, it } from 'vitest'
import { Random } from '../../mocks/world/random.ts'
import { CHAIN2, Circulation } from './Circulation.ts'
import type { Form, Persona } from './Desk.ts'

const SEEDS = 30
const STEPS = 100

const PEOPLE: readonly Persona[] = [
  'core-operator',
  'core-director',
  'chain-operator',
  'chain-director',
  'chain2-operator',
  'chain2-director',
  'all-access',
]

type Step = { persona: Persona; path: string; body: Form }

const AMOUNTS = ['100.00', '33333.33', '150000.00', '250000.55', '999999.99']
const SHARES = ['0.01', '88888.88', '120000.00']

/** One thing that somebody might do now; most of it is possible. */
const draw = (c: Circulation, random: Random): Step => {
  const { world } = c
  const often = (percent: number) => random.int(1, 100) <= percent
  const one = <T>(list: readonly T[]): T | undefined => (list.length > 0 ? random.pick(list) : undefined)
  const right = (persona: Persona): Persona => (often(90) ? persona : random.pick(PEOPLE))
  const of = (corpId: string | undefined, duty: 'operator' | 'director'): Persona =>
    right(corpId === 'C003' ? `chain2-${duty}` : corpId === 'C001' ? `core-${duty}` : `chain-${duty}`)
  const ref = (documentNo = 'NONE', version = 0) => ({
    documentNo,
    version: often(95) ? version : version + 1,
  })
  const decision = random.pick(['PASS', 'PASS', 'PASS', 'PASS', 'REJECT'])
  const review = (documentNo?: string, version?: number): Form => ({
    items: [ref(documentNo, version)],
    decision,
    ...(often(90) && { reviewOpinion: '已核对' }),
  })
  const held = one(world.holdings.where((row) => row.holdingStatus === 'HELD'))
  const transfer = one(
    often(70)
      ? world.transferApplications.where((row) => row.transferStatus === 'PENDING_REVIEW')
      : world.transferApplications.all(),
  )
  const open = one(world.transferApplications.where((row) => row.transferStatus === 'WAIT_SIGN')) ?? transfer
  const back = one(world.returnApplications.where((row) => row.returnStatus === 'PENDING_REVIEW'))
  const recycle = one(
    world.recycleApplications.where((row) =>
      ['WAIT_APPLY', 'PENDING_REVIEW', 'WAIT_HOLDER'].includes(row.recycleStatus),
    ),
  )
  const task = one(
    world.signTasks.where((row) =>
      ['WAIT_SIGN', 'PENDING_REVIEW', 'REFUSE_PENDING'].includes(row.signStatus),
    ),
  )
  const ahead = one(
    world.aheadCashApplications.where((row) =>
      ['PENDING_REVIEW', 'HOLDER_CONFIRMING'].includes(row.aheadStatus),
    ),
  )
  const failed = world.cashBatches.find(
    (row) => row.cashStatus === 'PART_PAID' || row.cashStatus === 'FAILED',
  )
  const batch =
    failed ?? one(world.cashBatches.where((row) => row.cashStatus !== 'PAID' && row.cashStatus !== 'PAYING'))
  const seller = held?.corpId === 'C003' ? '江苏恒拓精密机械有限公司' : CHAIN2
  const line = (): Form => ({
    ...c.lineForm({ amount: random.pick([...AMOUNTS, ...SHARES]), to: often(90) ? seller : '无此企业' }),
    contractNo:
      world.tradeContracts.find((row) => row.corpId === held?.corpId && row.partyB === seller)?.contractNo ??
      'X',
  })
  const file = { fileId: 'F0000000001', fileName: '回单.pdf', fileSize: 1, category: 'PAY_VOUCHER' }
  const owned = world.files.find((row) => row.corpId === 'C001')
  const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-27', '2026-12-01']

  const transferSteps: (() => Step)[] = [
    () => ({
      persona: of(held?.corpId, 'operator'),
      path: '/v1/credits/transfer/submit',
      body: { holdingNo: held?.holdingNo ?? 'X', lines: often(80) ? [line()] : [line(), line()] },
    }),
    () => ({
      persona: of(transfer?.corpId, 'director'),
      path: '/v1/credits/transfer/review',
      body: review(transfer?.transferNo, transfer?.version),
    }),
    () => ({
      persona: of(transfer?.corpId, 'operator'),
      path: `/v1/credits/transfer/${random.pick(['recall', 'cancel'])}`,
      body: ref(transfer?.transferNo, transfer?.version),
    }),
    () => ({
      persona: of(open?.corpId, 'director'),
      path: '/v1/credits/transfer/revoke',
      body: ref(open?.transferNo, open?.version),
    }),
  ]
  const signSteps: (() => Step)[] = [
    () => ({
      persona: of(task?.corpId, 'operator'),
      path: '/v1/credits/sign/apply',
      body: {
        items: [ref(task?.signNo, task?.version)],
        collectAccountId:
          world.bankAccounts.find(
            (row) => row.corpId === task?.corpId && row.accountPurpose.includes('COLLECT'),
          )?.accountId ?? 'X',
        quickFinance: false,
      },
    }),
    () => ({
      persona: of(task?.corpId, 'operator'),
      path: '/v1/credits/sign/refuse',
      body: { signNo: task?.signNo ?? 'X', version: task?.version ?? 0, refuseReason: 'TRADE_ERROR' },
    }),
    () => ({
      persona: of(task?.corpId, 'director'),
      path: '/v1/credits/sign/approve',
      body: review(task?.signNo, task?.version),
    }),
  ]
  const consent = (): Step => ({
    persona: of(recycle?.holderCorpId, 'operator'),
    path: `/v1/credits/return/${often(70) ? 'agree' : 'refuse'}-recycle`,
    body: {
      ...ref(recycle?.recycleNo, recycle?.version),
      recycleNo: recycle?.recycleNo ?? 'X',
      returnDesc: '好',
    },
  })
  const answer = (): Step => ({
    persona: of('C001', 'operator'),
    path: '/v1/credits/recycle/answer',
    body: {
      recycleNo: recycle?.recycleNo ?? 'X',
      version: recycle?.version ?? 0,
      recycleDecision: random.pick(['ACCEPT', 'ACCEPT', 'REFUSE']),
      recycleReason: '已核实',
    },
  })
  const decideRecycle = (): Step => ({
    persona: of('C001', 'director'),
    path: '/v1/credits/recycle/review',
    body: review(recycle?.recycleNo, recycle?.version),
  })
  /** What a recycle waits for. */
  const onRecycle = (): Step =>
    recycle?.recycleStatus === 'WAIT_HOLDER'
      ? consent()
      : recycle?.recycleStatus === 'PENDING_REVIEW'
        ? decideRecycle()
        : answer()
  const returnSteps: (() => Step)[] = [
    onRecycle,
    onRecycle,
    onRecycle,
    () => ({
      persona: of(held?.corpId, 'operator'),
      path: '/v1/credits/return/submit',
      body: c.returnForm(held?.holdingNo ?? 'X'),
    }),
    () => ({
      persona: of(back?.corpId, 'director'),
      path: '/v1/credits/return/review',
      body: review(back?.returnNo, back?.version),
    }),
    () => ({
      persona: of(back?.corpId, 'operator'),
      path: '/v1/credits/return/cancel',
      body: ref(back?.returnNo, back?.version),
    }),
    () => ({
      persona: of('C001', 'operator'),
      path: '/v1/credits/recycle/submit',
      body: { voucherNo: held?.voucherNo ?? 'X', recycleReason: '合同变更' },
    }),
    () => ({
      persona: of('C001', 'operator'),
      path: '/v1/credits/recycle/cancel',
      body: ref(recycle?.recycleNo, recycle?.version),
    }),
  ]
  const decideAhead = (): Step => ({
    persona: of('C001', 'director'),
    path: '/v1/credits/ahead-cash/review',
    body: review(ahead?.aheadNo, ahead?.version),
  })
  const confirmAhead = (): Step => ({
    persona: of(ahead?.holderCorpId, 'director'),
    path: '/v1/credits/ahead-cash/confirm',
    body: review(ahead?.aheadNo, ahead?.version),
  })
  /** What an ahead-cash waits for. */
  const onAhead = (): Step => (ahead?.aheadStatus === 'HOLDER_CONFIRMING' ? confirmAhead() : decideAhead())
  const cashSteps: (() => Step)[] = [
    () => ({
      persona: of('C001', 'operator'),
      path: '/v1/credits/cash/submit',
      body: {
        items: [ref(batch?.cashNo, batch?.version)],
        payChannel: random.pick(['BANK_DEBIT', 'ONLINE_TRANSFER', 'OFFLINE']),
        payAccountId: c.payAccountId,
      },
    }),
    () => ({
      persona: of('C001', 'director'),
      path: '/v1/credits/cash/review',
      body: review(batch?.cashNo, batch?.version),
    }),
    () => ({
      persona: of('C001', 'director'),
      path: '/v1/credits/cash/retry',
      body: ref(batch?.cashNo, batch?.version),
    }),
    () => ({
      persona: of('C001', 'operator'),
      path: '/v1/credits/cash/register',
      body: {
        cashNo: batch?.cashNo ?? 'X',
        version: batch?.version ?? 0,
        items: (batch?.items ?? [{ cashItemNo: 'X' }]).map(({ cashItemNo }) => ({
          cashItemNo,
          paidDate: world.today(),
          bankSerialNo: often(95) ? `B-${cashItemNo}` : 'B',
          payVoucherFile: { ...file, fileId: owned?.fileId ?? 'X' },
        })),
      },
    }),
    () => ({
      persona: of('C001', 'operator'),
      path: '/v1/credits/ahead-cash/submit',
      body: c.aheadForm(held?.holdingNo ?? 'X', {
        aheadAmount: often(50) ? (held?.availableAmount ?? '1.00') : random.pick(AMOUNTS),
        aheadDate: random.pick(days),
        aheadRate: random.pick(['0.0000', '3.0000', '4.5000']),
      }),
    }),
    onAhead,
    onAhead,
    () => ({
      persona: of('C001', 'operator'),
      path: '/v1/credits/ahead-cash/cancel',
      body: ref(ahead?.aheadNo, ahead?.version),
    }),
  ]
  return random.pick(random.pick([transferSteps, signSteps, returnSteps, cashSteps, cashSteps]))()
}

/** The bank does something to whatever it has: credits, or fails it. */
const bank = async (c: Circulation, random: Random): Promise<void> => {
  const ahead = c.world.aheadCashApplications.find((row) => row.aheadStatus === 'PAYING')
  const batch = c.world.cashBatches.find((row) => row.cashStatus === 'PAYING')
  const reason = random.pick(['BALANCE', 'ACCOUNT_ABNORMAL', 'TIMEOUT'])
  const paid = random.int(1, 100) <= 60
  if (ahead)
    await c.event(paid ? 'T-AHD-08' : 'T-AHD-09', paid ? ahead.aheadNo : `${ahead.aheadNo} ${reason}`)
  const item = batch && random.pick(batch.items)
  if (item)
    await c.event(paid ? 'T-CSH-07' : 'T-CSH-09', paid ? item.cashItemNo : `${item.cashItemNo} ${reason}`)
}

/** What the thirty must come through between them. */
const WANTED = [
  '受让方签收一行',
  '受让方拒签一行',
  '撤销未签收转让',
  '提交退回',
  '对方同意',
  '对方拒绝',
  '收到退回',
  '发起协商回收',
  '同意开立方回收',
  '生成应付清单',
  '提交兑付申请',
  '发送支付指令',
  '全部到账',
  '部分到账',
  '付款失败',
  '失败明细重新发起',
  '日终逾期',
  '提交提前兑付',
  '持有方同意',
  '到账',
  '到达应付日',
  '部分持有兑付',
  '全部兑付',
  '全额回收',
  '应付日24:00未足额',
]

const seen = new Set<string>()

const run = async (seed: number): Promise<void> => {
  const random = new Random(seed)
  const c = await Circulation.open('circulating', seed)
  c.world.settings.signatureSwitchOpen = false
  for (let step = 0; step < STEPS; step += 1) {
    if (random.int(1, 100) <= 6) {
      await c.desk.advance(random.pick(['PT3H', 'PT6H', 'P1D', 'P1D', 'P2D', 'P3D', 'P6D']))
      expect(c.problems, `seed ${seed} step ${step} ${c.world.now()}`).toEqual([])
    }
    if (random.int(1, 100) <= 40) await bank(c, random)
    const { persona, path, body } = draw(c, random)
    const response = await c.send(persona, path, body)
    expect([200, 403], `seed ${seed} step ${step} ${persona} ${path}`).toContain(response.status)
  }
  expect(c.problems, `seed ${seed}`).toEqual([])
  const documents = [
    ...c.world.transferApplications.all(),
    ...c.world.returnApplications.all(),
    ...c.world.recycleApplications.all(),
    ...c.world.cashBatches.all(),
    ...c.world.aheadCashApplications.all(),
  ]
  for (const { event } of documents.flatMap((row) => row.auditTrail)) seen.add(event)
  for (const { event } of c.world.vouchers.all().flatMap((row) => row.auditTrail)) seen.add(event)
}

describe('随机的流转与兑付', () => {
  it(`${SEEDS} 个种子、每个 ${STEPS} 步：没有不变量被破坏，没有 5xx`, { timeout: 120_000 }, async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) await run(seed)
    // the simulation is worth nothing unless it comes through what matters
    expect(WANTED.filter((event) => !seen.has(event))).toEqual([])
  })
})
