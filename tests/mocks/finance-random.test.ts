// Lively markets with funders in them: people finance, transfer and take back, right or wrong; funders ask, agree, refuse,
// lend and fail; the days go by until vouchers are paid. No invariant breaks and nothing answers 5xx.
import { describe, expect, it } from 'vitest'
import { Random } from '../../mocks/world/random.ts'
import type { Form, Persona } from './Desk.ts'
import { Financing } from './Financing.ts'

const SEEDS = 24
const STEPS = 110

const PEOPLE: readonly Persona[] = [
  'core-operator',
  'chain-operator',
  'chain-director',
  'chain2-operator',
  'chain2-director',
  'all-access',
]
const AMOUNTS = ['50000.00', '123456.78', '200000.00', '300000.00', '999999.99']
const PRODUCTS = ['PD01', 'PD01', 'PD03', 'PD03', 'PD02', 'PD05']

type Step = { persona: Persona; path: string; body: Form }

/** One thing that somebody might do now; most of it is possible. */
const draw = (f: Financing, random: Random): Step => {
  const { world } = f
  const often = (percent: number) => random.int(1, 100) <= percent
  const one = <T>(list: readonly T[]): T | undefined => (list.length > 0 ? random.pick(list) : undefined)
  const by = (persona: Persona): Persona => (often(90) ? persona : random.pick(PEOPLE))
  const finance = (...states: string[]) =>
    one(world.financeApplications.where((row) => states.length === 0 || states.includes(row.financeStatus)))
  const ref = (row: { version: number; id: string } | undefined) => ({
    documentNo: row?.id ?? 'NONE',
    version: (row?.version ?? 0) + (often(95) ? 0 : 1),
  })
  const review = (row: Parameters<typeof ref>[0]): Form => ({
    items: [ref(row)],
    decision: random.pick(['PASS', 'PASS', 'PASS', 'REJECT']),
    ...(often(90) && { reviewOpinion: '已核对' }),
  })
  const held = one(world.holdings.where((row) => row.corpId === 'C002' && row.holdingStatus === 'HELD'))
  const open = one(
    world.switchFunderApplications.where((row) =>
      ['PENDING_REVIEW', 'OLD_CONFIRMING'].includes(row.switchStatus),
    ),
  )
  const amount = often(40) ? (held?.availableAmount ?? '1.00') : random.pick(AMOUNTS)
  const quick = finance('DRAFT')
  const waiting = finance('WAIT_CONTRACT')
  const supplement = finance('SUPPLEMENT')
  const file = world.files.find((row) => row.corpId === 'C002')!
  const { fileId, fileName, fileSize } = file
  const steps: (() => Step)[] = [
    () => ({
      persona: by('chain-operator'),
      path: '/v1/credits/finance/submit',
      body: f.form(held ? [held.holdingNo] : [], amount, { funderProductNo: random.pick(PRODUCTS) }),
    }),
    () => ({
      persona: by('chain-operator'),
      path: '/v1/credits/finance/quick-create',
      body: { holdingNos: [held?.holdingNo ?? 'X'] },
    }),
    () => ({
      persona: by('chain-operator'),
      path: often(70) ? '/v1/credits/finance/quick-submit' : '/v1/credits/finance/remove',
      body: { items: [ref(quick)], ...ref(quick) },
    }),
    () => ({
      persona: by('chain-director'),
      path: '/v1/credits/finance/review',
      body: review(finance('PENDING_REVIEW')),
    }),
    () => ({
      persona: by('chain-director'),
      path: '/v1/credits/finance/review',
      body: review(finance('PENDING_REVIEW')),
    }),
    () => ({
      persona: by('chain-director'),
      path: '/v1/credits/finance/contract-presign',
      body: { financeNo: waiting?.financeNo ?? 'X' },
    }),
    () => {
      const unsigned = world.protocols.where(
        (row) => row.bizNo === waiting?.financeNo && row.protocolStatus === 'WAIT_SIGN',
      )
      // as if it had just been opened for reading
      for (const row of unsigned) row.agreementSignTempId ||= `SIGN-${waiting?.financeNo}`
      const temp = unsigned[0]?.agreementSignTempId
      for (const user of world.users.all()) world.certificateSignings.add(`${user.userId} ${temp ?? 'X'}`)
      return {
        persona: by('chain-director'),
        path: '/v1/credits/finance/contract-sign',
        body: { ...ref(waiting), agreementSignTempId: temp ?? 'X' },
      }
    },
    () => ({
      persona: by('chain-operator'),
      path: '/v1/credits/finance/supplement',
      body: {
        ...ref(supplement),
        supplementItems: (supplement?.supplementItems ?? [{ itemName: 'X' }]).map(({ itemName }) => ({
          itemName,
          attachments: often(90) ? [{ fileId, fileName, fileSize, category: 'OTHER' }] : [],
        })),
      },
    }),
    () => ({
      persona: by('chain-director'),
      path: '/v1/credits/finance/cancel',
      body: ref(often(40) ? finance('LEND_FAILED') : finance()),
    }),
    () => ({
      persona: by('chain-operator'),
      path: '/v1/credits/finance/retry',
      body: { ...ref(finance('LEND_FAILED')), collectAccountId: f.collectAccountId },
    }),
    () => ({
      persona: by('chain-operator'),
      path: '/v1/credits/finance/retry',
      body: { ...ref(finance('LEND_FAILED')), collectAccountId: f.collectAccountId },
    }),
    () => {
      const old = finance('FUNDER_REJECTED', 'FUNDER_AUDITING', 'LEND_FAILED', 'SUPPLEMENT')
      return {
        persona: by('chain-operator'),
        path: '/v1/credits/switch-funder/submit',
        body: {
          financeNo: old?.financeNo ?? 'X',
          version: old?.version ?? 0,
          newFunderProductNo: old?.funderProductNo === 'PD01' ? 'PD03' : 'PD01',
          switchReason: 'RATE',
        },
      }
    },
    () => ({
      persona: by('chain-director'),
      path: '/v1/credits/switch-funder/review',
      body: review(open),
    }),
    () => ({
      persona: by('chain-operator'),
      path: '/v1/credits/switch-funder/cancel',
      body: ref(open),
    }),
    () => ({
      persona: by('chain-operator'),
      path: '/v1/credits/transfer/submit',
      body: f.c.transferForm(held?.holdingNo ?? 'X', [{ amount: random.pick(AMOUNTS) }]),
    }),
  ]
  return random.pick(steps)()
}

/** A funder, the registry or the bank acts on whatever is there. */
const outside = async (f: Financing, random: Random): Promise<void> => {
  const one = (...states: string[]) => {
    const rows = f.world.financeApplications.where((row) => states.includes(row.financeStatus))
    return rows.length > 0 ? random.pick(rows).financeNo : undefined
  }
  const often = (percent: number) => random.int(1, 100) <= percent
  const auditing = one('FUNDER_AUDITING')
  if (auditing && often(60)) {
    const luck = random.int(1, 100)
    if (luck <= 50) await f.event('funder', 'T-FIN-07', `${auditing} ${random.pick(['', '3.2000', '9.9'])}`)
    else if (luck <= 75) await f.event('funder', 'T-FIN-05', `${auditing} 对账单`)
    else await f.event('funder', 'T-FIN-08', `${auditing} 额度已满`)
  }
  const registering = one('REGISTERING')
  if (registering && often(70)) await f.event('registry', 'T-FIN-10', registering)
  const lending = one('LENDING')
  if (lending && often(70)) await f.event('bank', often(55) ? 'T-FIN-11' : 'T-FIN-12', lending)
  const failed = one('LEND_FAILED')
  if (failed && often(10)) await f.event('funder', 'T-FIN-16', failed)
  const asked = f.world.switchFunderApplications.find((row) => row.switchStatus === 'OLD_CONFIRMING')
  if (asked && often(40)) {
    if (often(60)) await f.event('funder', 'T-SWF-03', asked.switchNo)
    else await f.event('funder', 'T-SWF-04', `${asked.switchNo} 已可放款`)
  }
}

/** The issuer pays every list, or lets it become overdue. */
const pay = async (f: Financing): Promise<void> => {
  for (const { cashNo } of f.world.cashBatches.where((row) => row.cashStatus !== 'PAID')) {
    await f.c.applyCash(cashNo)
    await f.c.reviewCash(cashNo)
    await f.c.event('T-CSH-06', cashNo)
    await f.c.event('T-CSH-07', cashNo)
  }
}

const WANTED = [
  '提交复核',
  '复核通过',
  '复核驳回',
  '要求补件',
  '补件提交',
  '资金方同意',
  '资金方拒绝',
  '签署合同',
  '中登登记成功',
  '放款成功',
  '放款失败',
  '重新放款',
  '到期兑付到账',
  '开立方逾期',
  '撤销融资',
  '更换资金方',
  '超期未补件自动撤销',
  '临近应付日自动关闭',
  '提交更换',
  '原资金方释放',
  '原资金方驳回',
  '驳回',
  '撤销',
]

const seen = new Set<string>()

const run = async (seed: number): Promise<void> => {
  const random = new Random(seed)
  const f = await Financing.open('circulating', seed)
  f.world.settings.signatureSwitchOpen = false
  for (const state of ['PENDING_REVIEW', 'FUNDER_AUDITING', 'LENDING', 'LEND_FAILED'] as const) f.at(state)
  for (let step = 0; step < STEPS; step += 1) {
    if (random.int(1, 100) <= 6) {
      await f.c.desk.advance(random.pick(['PT6H', 'P1D', 'P1D', 'P2D', 'P4D', 'P8D']))
      expect(f.problems, `seed ${seed} step ${step} ${f.world.now()}`).toEqual([])
    }
    if (random.int(1, 100) <= 60) await outside(f, random)
    const { persona, path, body } = draw(f, random)
    const response = await f.c.send(persona, path, body)
    expect([200, 403], `seed ${seed} step ${step} ${persona} ${path}`).toContain(response.status)
  }
  // maturity: half of the markets are paid on the day, the others are overdue first
  if (seed % 2 === 0) await f.day('2027-03-25')
  f.world.settings.signatureSwitchOpen = true
  await f.day('2027-04-30')
  await pay(f)
  expect(f.problems, `seed ${seed}`).toEqual([])
  for (const { auditTrail } of [
    ...f.world.financeApplications.all(),
    ...f.world.switchFunderApplications.all(),
  ])
    for (const { event } of auditTrail) seen.add(event)
}

describe('随机的融资', () => {
  it(`${SEEDS} 个种子、每个 ${STEPS} 步：没有不变量被破坏，没有 5xx`, { timeout: 120_000 }, async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) await run(seed)
    // the simulation is worth nothing unless it comes through what matters
    expect(WANTED.filter((event) => !seen.has(event))).toEqual([])
  })
})
