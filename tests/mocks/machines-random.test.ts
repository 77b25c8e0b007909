// A day at the office, forty times: everybody calls whatever comes to mind, right or wrong. Whatever happens, every
// answer keeps to the contract and no invariant breaks (the desk checks both after every call).
import { add, compare, sum } from '#domain/money.ts'
import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../mocks/registry.ts'
import { Random } from '../../mocks/world/random.ts'
import type { World } from '../../mocks/world/World.ts'
import { Desk, type Form, type Persona } from './Desk.ts'

const SEEDS = 40
const STEPS = 100

const PEOPLE: readonly Persona[] = [
  'core-operator',
  'core-operator',
  'core-director',
  'core-final',
  'chain-operator',
  'chain-director',
  'all-access',
]
const ISSUE = '/v1/credits/issue'
const SIGN = '/v1/credits/sign'
const WITHDRAW = '/v1/credits/withdraw'

type Step = { persona: Persona; path: string; body: Form }

const draw = (desk: Desk, random: Random): Step => {
  const { world } = desk
  const one = <T>(list: readonly T[]): T | undefined => (list.length > 0 ? random.pick(list) : undefined)
  const often = (percent: number) => random.int(1, 100) <= percent
  const right = (persona: Persona): Persona => (often(85) ? persona : random.pick(PEOPLE))
  // the last ones are the liveliest
  const recent = <T>(list: readonly T[]) => one(list.slice(-6))
  const ref = (documentNo: string, version: number) => ({
    documentNo,
    version: often(92) ? version : version + 1,
  })
  const issue = recent(world.issueApplications.all())
  const task = recent(world.signTasks.where((row) => row.corpId === 'C002'))
  const withdrawal = recent(world.withdrawApplications.all())
  const decision = random.pick(['PASS', 'PASS', 'PASS', 'REJECT', 'RETURN'])
  const verdict = { decision, ...(often(85) ? { reviewOpinion: '已核对' } : {}) }
  const account = (purpose: 'PAY' | 'COLLECT', corpId: string) =>
    world.bankAccounts.find((row) => row.corpId === corpId && row.accountPurpose.includes(purpose))!.accountId
  const form = () =>
    desk.form({
      faceAmount: random.pick(['100', '250000.55', '999999.99', '5000000.00', '4999999.9', '30000000.00']),
      promisePayDate: random.pick(['2027-03-18', '2027-05-20', '2026-12-31', '2026-11-18', '2027-03-20']),
      longTermReason: random.pick(['安装期长', '']),
      smeTermConfirmed: often(80),
      invoiceNos: often(40)
        ? [random.pick(world.invoices.all()).invoiceNo, random.pick(world.invoices.all()).invoiceNo]
        : [],
      receiverConsent: often(95),
      ...(issue && often(25) ? { issueNo: issue.issueNo, version: issue.version } : {}),
    })
  const items = (key: string | undefined, version = 0) => [
    ref(key ?? 'NONE', version),
    ...(often(10) ? [ref('X', 0)] : []),
  ]
  const draws: readonly (() => Step)[] = [
    () => ({ persona: right('core-operator'), path: `${ISSUE}/submit`, body: form() }),
    () => ({ persona: right('core-operator'), path: `${ISSUE}/submit`, body: form() }),
    () => ({ persona: right('core-operator'), path: `${ISSUE}/save`, body: form() }),
    () => ({
      persona: right('core-operator'),
      path: `${ISSUE}/recall`,
      body: ref(issue?.issueNo ?? '', issue?.version ?? 0),
    }),
    () => ({
      persona: right('core-operator'),
      path: `${ISSUE}/cancel`,
      body: ref(issue?.issueNo ?? '', issue?.version ?? 0),
    }),
    () => ({
      persona: right('core-director'),
      path: `${ISSUE}/detail`,
      body: { issueNo: issue?.issueNo ?? 'X' },
    }),
    () => {
      const waiting =
        one(world.issueApplications.where((row) => row.issueStatus === 'PENDING_REVIEW')) ?? issue
      return {
        persona: right('core-director'),
        path: `${ISSUE}/review`,
        body: { items: items(waiting?.issueNo, waiting?.version), ...verdict },
      }
    },
    () => {
      const waiting =
        one(world.issueApplications.where((row) => row.issueStatus === 'PENDING_FINAL')) ?? issue
      return {
        persona: right('core-final'),
        path: `${ISSUE}/final-review`,
        body: { items: items(waiting?.issueNo, waiting?.version), ...verdict },
      }
    },
    () => ({
      persona: right('chain-operator'),
      path: `${SIGN}/apply`,
      body: {
        items: items(task?.signNo, task?.version),
        collectAccountId: account('COLLECT', often(95) ? 'C002' : 'C003'),
        quickFinance: often(20),
      },
    }),
    () => ({
      persona: right('chain-operator'),
      path: `${SIGN}/refuse`,
      body: {
        signNo: task?.signNo ?? 'X',
        version: task?.version ?? 0,
        refuseReason: random.pick(['OTHER', 'DATE_ERROR']),
      },
    }),
    () => ({
      persona: right('chain-director'),
      path: `${SIGN}/approve`,
      body: { items: items(task?.signNo, task?.version), ...verdict },
    }),
    () => ({
      persona: right('core-operator'),
      path: `${WITHDRAW}/submit`,
      body: {
        voucherNo: recent(world.vouchers.all())?.voucherNo ?? 'X',
        withdrawReason: 'OTHER',
        withdrawDesc: '有误',
      },
    }),
    () => ({
      persona: right('core-operator'),
      path: `${WITHDRAW}/cancel`,
      body: ref(withdrawal?.withdrawNo ?? 'X', withdrawal?.version ?? 0),
    }),
    () => ({
      persona: right('core-director'),
      path: `${WITHDRAW}/review`,
      body: { items: items(withdrawal?.withdrawNo, withdrawal?.version), ...verdict },
    }),
    () => ({ persona: right('core-director'), path: '/v1/credits/home/core', body: { role: 'DIRECTOR' } }),
    () => ({ persona: right('chain-director'), path: '/v1/credits/home/chain', body: { role: 'QUERY' } }),
  ]
  return random.pick(draws)()
}

const TAKING = new Set(['PENDING_REVIEW', 'PENDING_FINAL', 'ISSUED', 'SIGNED'])

/** Contracts and invoices hold exactly what the living applications took of them. */
const tradeProblems = (world: World): string[] => {
  const living = world.issueApplications.where((row) => TAKING.has(row.issueStatus))
  const contracts = world.tradeContracts.where((contract) => {
    const taken = living.filter((row) => row.contractNo === contract.contractNo).map((row) => row.faceAmount!)
    return compare(sum(taken), contract.contractUsedAmount) !== 0
  })
  const invoices = world.invoices.where((invoice) => {
    const taken = living.flatMap((row) =>
      (row.invoiceUses ?? []).flatMap((use) => (use.invoiceNo === invoice.invoiceNo ? [use.amount] : [])),
    )
    return compare(add(sum(taken), invoice.invoiceRemainAmount), invoice.invoiceAmount) !== 0
  })
  return [...contracts.map((row) => row.contractNo), ...invoices.map((row) => row.invoiceNo)]
}

/** Every voucher is booked once when it is issued, and once more when it is called off. */
const bookingProblems = (world: World): string[] =>
  world.vouchers.all().flatMap((voucher) => {
    const wanted = voucher.voucherStatus === 'CANCELLED' ? 2 : 1
    const booked = world.bookings.where((row) => row.bizNo === voucher.voucherNo).length
    return booked === wanted ? [] : [voucher.voucherNo]
  })

const seen = new Set<string>()

const run = async (seed: number): Promise<void> => {
  const random = new Random(seed)
  const desk = await Desk.open('issue-ready', seed)
  desk.world.settings.signatureSwitchOpen = seed % 4 === 0
  let replay: (Step & { key: string }) | undefined
  for (let step = 0; step < STEPS; step += 1) {
    if (random.int(1, 100) <= 4) await desk.advance(random.pick(['P1D', 'P4D', 'PT5H', 'P11D']))
    const again = replay && random.int(1, 100) <= 5 ? replay : undefined
    const { persona, path, body } = again ?? draw(desk, random)
    const key = again?.key ?? `random-${seed}-step-${String(step).padStart(6, '0')}`
    const booked = desk.world.bookings.size
    const ticket =
      desk.world.settings.signatureSwitchOpen &&
      body.decision === 'PASS' &&
      persona.endsWith('director') &&
      !again
        ? {
            signTicket: await desk.sign(
              persona,
              signTypes[path]!,
              (body.items as { documentNo: string }[]).map((item) => item.documentNo),
            ),
          }
        : {}
    const full = { ...body, ...ticket }
    const response = await desk.send(persona, path, full, { idempotencyKey: key })
    const told = `seed ${seed} step ${step} ${persona} ${path}`
    expect([200, 403], told).toContain(response.status)
    const { code } = (await response.json()) as { code: string }
    if (code === '0') replay = again ?? { persona, path, body: full, key }
    if (again && code === '0') expect(desk.world.bookings.size, `${told} 重放`).toBe(booked)
  }
  expect(
    [...brokenInvariants(desk.world), ...tradeProblems(desk.world), ...bookingProblems(desk.world)],
    `seed ${seed}`,
  ).toEqual([])
  const documents = [
    ...desk.world.issueApplications.all(),
    ...desk.world.signTasks.all(),
    ...desk.world.withdrawApplications.all(),
  ]
  for (const { event } of documents.flatMap((row) => row.auditTrail)) seen.add(event)
}

const signTypes: Readonly<Record<string, string>> = {
  [`${ISSUE}/review`]: 'ISSUE_REVIEW',
  [`${ISSUE}/final-review`]: 'ISSUE_FINAL',
  [`${WITHDRAW}/review`]: 'ISSUE_WITHDRAW',
  [`${SIGN}/approve`]: 'SIGN_CONFIRM',
}

describe('随机的一天', () => {
  it(`${SEEDS} 个种子、每个 ${STEPS} 步：没有不变量被破坏，没有 5xx`, { timeout: 180_000 }, async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) await run(seed)
    // the simulation is worth nothing unless it comes through every transition
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining([
        '保存草稿',
        '提交复核',
        '复核通过(无需终审)',
        '复核通过(转终审)',
        '复核驳回',
        '终审通过',
        '终审驳回',
        '经办撤回提交',
        '作废',
        '接收方签收',
        '接收方拒签',
        '超期未签收',
        '撤回生效',
        '经办签收提交',
        '经办拒签提交',
        '复核签收',
        '复核拒签',
        '复核退回经办',
        '超期失效',
        '提交撤回申请',
        '复核通过',
        '撤销申请',
      ]),
    )
  })
})
