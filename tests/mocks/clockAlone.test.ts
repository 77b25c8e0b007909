// Only the clock moves: every payment reaches a final state by itself, and a bank that does not respond is a separate state
// (T-CSH-15, T-AHD-11, T-APM-10, T-BIL-07, T-FIN-18, T-RFN-14).
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { TestClient } from '../../checks/shared/TestClient.ts'
import { unended } from '../../checks/simulation/clockAlone.ts'
import { remit } from '../../mocks/account/bankAccount/remittance.ts'
import { registry } from '../../mocks/backend.ts'
import { dayStart } from '../../mocks/kernel/clock.ts'
import type { World } from '../../mocks/kernel/World.ts'
import { createWorld } from '../../mocks/kernel/Worlds.ts'
import { buildRfFinancing } from '../../mocks/reverseFactoring/finance/seed.ts'
import { Financing } from './Financing.ts'

const DAYS = 400

/** Every open order of a bank. */
const withBanks = (world: World): string[] => [
  ...world.cashBatches.where((row) => row.cashStatus === 'PAYING').map((row) => row.cashNo),
  ...world.aheadCashApplications.where((row) => row.aheadStatus === 'PAYING').map((row) => row.aheadNo),
  ...world.absPayments.where((row) => row.paymentStatus === 'PAYING').map((row) => row.paymentNo),
  ...world.bills.where((row) => row.billStatus === 'PAYING').map((row) => row.billNo),
  ...world.financeApplications.where((row) => row.financeStatus === 'LENDING').map((row) => row.financeNo),
  ...world.rfFinancings.where((row) => row.rfFinanceStatus === 'LENDING').map((row) => row.rfFinanceNo),
]

/** Day after day, at 18:00, when every bank has closed. */
const live = (world: World, look: () => void): void => {
  for (let day = 0; day < DAYS; day += 1) {
    world.moveTo(dayStart(addDays(world.today(), 1)) + 18 * 3_600_000)
    look()
  }
}

// the machines register when a backend is made
const financing = await Financing.open()

describe('只有时钟在走', () => {
  it.each(registry.scenarioList().map(({ name }) => name))(
    '情景 %s：一年之后没有停在途中的',
    { timeout: 60_000 },
    (name) => {
      const world = createWorld(registry, 'clock-alone', name, 3)
      let days = 0
      live(world, () => {
        days += 1
        if (days % 20 === 0) expect(world.registry.broken(world)).toEqual([])
      })
      expect(unended(world)).toEqual([])
      expect(withBanks(world)).toEqual([])
    },
  )

  it('银行一直不答复的，当天就成为银行未答复；一年之后仍说得出，没有一笔停在途中', {
    timeout: 60_000,
  }, () => {
    const world = createWorld(registry, 'clock-alone', 'default', 3)
    world.settings.bankAnswers = false
    const sent = new Map<string, number>()
    live(world, () => {
      for (const no of withBanks(world)) sent.set(no, (sent.get(no) ?? 0) + 1)
    })
    // an order that was sent before a holiday waits for the next working day
    expect(Math.max(0, ...sent.values())).toBeLessThan(12)
    expect(withBanks(world)).toEqual([])
    expect(world.registry.broken(world)).toEqual([])
    expect(world.absPayments.where((row) => row.paymentStatus === 'UNANSWERED')).not.toEqual([])
  })
})

describe('资金方与机构自己的时效', () => {
  it('T-FIN-11 按放款时效放款；T-FIN-18 银行未答复的，迟到的放款照样有效', async () => {
    const no = financing.at('LENDING', { promisePayDate: '2027-06-18' })
    financing.world.settings.bankAnswers = false
    await financing.day('2026-11-20')
    expect(financing.row(no).financeStatus).toBe('UNANSWERED')
    registry.findEvent('bank', 'T-FIN-11')!.run(financing.world, no)
    expect(financing.row(no).financeStatus).toBe('LENT')
    expect(financing.c.client.problems).toEqual([])
  })

  it('T-RFN-14 反向保理放款也一样', async () => {
    const { world } = await TestClient.open('default')
    const row = buildRfFinancing(world, { rfFinanceStatus: 'LENDING' })
    world.settings.bankAnswers = false
    world.moveTo(dayStart('2026-11-20'))
    expect(row.rfFinanceStatus).toBe('UNANSWERED')
    registry.findEvent('funder', 'T-RFN-10')!.run(world, row.rfFinanceNo)
    expect(row.rfFinanceStatus).toBe('LENT')
    expect(world.registry.broken(world)).toEqual([])
  })

  it('T-AUT-03 银行不答复的小额打款是失败，可以重新发起', async () => {
    const { world } = await TestClient.open('default')
    world.settings.bankAnswers = false
    const row = world.bankAccounts.find((one) => one.accountAuthStatus === 'FAILED')!
    Object.assign(row, { accountAuthStatus: 'UNVERIFIED', failReason: undefined })
    remit(world, row)
    world.moveTo(world.clock.ms() + 120_000)
    expect(row).toMatchObject({ accountAuthStatus: 'FAILED', failReason: '银行未答复，请稍后重新发起打款' })
  })
})
