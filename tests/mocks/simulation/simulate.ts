// One engine for the tests and for npm run simulate: seeds × steps of a market in which everybody acts at random.
import { add, compare, sum } from '#domain/money.ts'
import { brokenInvariants } from '../../../mocks/registry.ts'
import { chainTrade } from '../../../mocks/world/circulating.ts'
import { readyPackage } from '../../../mocks/world/financing.ts'
import { buildFirmInfo } from '../../../mocks/world/funders.ts'
import type { World } from '../../../mocks/world/World.ts'
import type { Persona } from '../Desk.ts'
import type { Answering } from '../MockClient.ts'
import { type Beginning, beginnings } from './beginnings.ts'
import { type Board, boards } from './boards.ts'
import { type Coverage, cover, noCoverage } from './coverage.ts'
import { financeBeginnings, financeBoards, funders } from './financing.ts'
import { fallDue } from './ending.ts'
import { Market, type Offer, type Row, Tally } from './Market.ts'
import { letTimePass, type Outside, outsiders } from './outside.ts'
import { BUYER, packageBeginnings, packageBoards, verifiers } from './packages.ts'

const EVERYBODY: readonly Persona[] = [
  'core-operator',
  'core-director',
  'core-final',
  'core-query',
  'chain-operator',
  'chain-director',
  'chain2-operator',
  'chain2-director',
  'all-access',
]

const everyBoard: readonly Board[] = [
  ...boards,
  ...financeBoards,
  ...financeBoards.slice(0, 2),
  ...packageBoards,
  ...packageBoards,
]
const everyBeginning: readonly Beginning[] = [
  ...beginnings,
  ...financeBeginnings,
  ...financeBeginnings,
  ...packageBeginnings,
]
const everybodyOutside: readonly Outside[] = [...outsiders, ...funders, ...verifiers]

/** How often the clock moves, in percent of the steps; the other shares are in stepOf. */
const CLOCK = 7

/** Every how manieth market is watched to its end: everything falls due and is paid. */
const ENDINGS = 4

export type Failure = { seed: number; step: number; told: string }
export type Report = { tally: Tally; coverage: Coverage; failures: Failure[] }
export type Wanted = {
  seeds: readonly number[]
  steps: number
  scenario?: string
  own?: Answering
  /** Called after each seed. */
  onSeed?: (seed: number, report: Report) => void
}

/** In how many lists somebody looks for something to do. */
const LOOKS = 6

/** Somebody acts on a row of a list, mostly on what is offered; what is not offered must not work. */
const act = async (market: Market): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const board = market.random.pick(everyBoard)
    const persona = market.random.pick(board.people)
    const rows = await market.list(persona, board.path, board.query)
    const offers = rows.flatMap((row) =>
      row.actions.filter(({ code }) => board.actions[code]).map((offer) => [row, offer] as const),
    )
    const enabled = offers.filter(([, offer]) => offer.enabled)
    const found = market.one(enabled.length > 0 && market.often(95) ? enabled : offers)
    if (found && (await perform(market, persona, board.actions[found[1].code]!, found))) return
  }
}

const perform = async (
  market: Market,
  persona: Persona,
  making: Board['actions'][string],
  [row, offer]: readonly [Row, Offer],
): Promise<boolean> => {
  const call = await making(row, market, persona)
  if (!call) return false
  const stranger = market.often(4) ? market.random.pick(EVERYBODY) : persona
  // a stranger may not sign; what comes without a signature is refused
  const { accepted, message } = await market.make(
    stranger,
    stranger === persona ? call : { ...call, signs: '' },
  )
  if (accepted > 0 && !offer.enabled && stranger === persona) {
    throw new Error(`${call.path} 不可办理（${offer.reason}）却办成了：${message}`)
  }
  return true
}

const begin = async (market: Market): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const { people, begin: making } = market.random.pick(everyBeginning)
    const persona = market.random.pick(people)
    const call = await making(market, persona)
    if (!call) continue
    await market.make(market.often(97) ? persona : market.random.pick(EVERYBODY), call)
    return
  }
}

const happen = async (market: Market): Promise<void> => {
  const found = market.one(
    everybodyOutside.flatMap((outside) => {
      const event = outside(market)
      return event ? [event] : []
    }),
  )
  if (found) await market.outside(...found)
}

const stepOf = (market: Market): Promise<void> => {
  const die = market.random.int(1, 100)
  if (die <= CLOCK) return letTimePass(market)
  if (die <= 26) return happen(market)
  return die <= 45 ? begin(market) : act(market)
}

/** States of an issue application in which it holds its contract and invoices. */
const HOLDING_TRADE = new Set(['PENDING_REVIEW', 'PENDING_FINAL', 'ISSUED', 'SIGNED'])

/** The issuer's contracts and invoices hold exactly what living applications and requests took of them (F-16). */
const tradeOff = (world: World): string[] => {
  const living = [
    ...world.issueApplications.where(
      (row) =>
        HOLDING_TRADE.has(row.issueStatus) &&
        world.vouchers.get(row.voucherNo)?.voucherStatus !== 'CANCELLED',
    ),
    ...world.thirdIssueApplications.where((row) => row.thirdStatus === 'PENDING_REVIEW'),
  ]
  const contracts = world.tradeContracts.where((contract) => {
    if (contract.corpId !== 'C001') return false
    const taken = living.filter((row) => row.contractNo === contract.contractNo)
    return compare(sum(taken.map((row) => row.faceAmount ?? '0.00')), contract.contractUsedAmount) !== 0
  })
  const invoices = world.invoices.where((invoice) => {
    if (invoice.corpId !== 'C001') return false
    const uses = living.flatMap((row) => row.invoiceUses ?? [])
    const taken = uses.filter((use) => use.invoiceNo === invoice.invoiceNo).map((use) => use.amount)
    return compare(add(sum(taken), invoice.invoiceRemainAmount), invoice.invoiceAmount) !== 0
  })
  return [...contracts.map((row) => row.contractNo), ...invoices.map((row) => row.invoiceNo)].map(
    (no) => `${no} 的占用不合`,
  )
}

/** Trade and dossiers that do not run out in the middle of a run, and what a funder wants to know of everybody. */
const enrich = (world: World): void => {
  for (const contract of world.tradeContracts.all()) contract.contractAmount = '90000000000.00'
  for (const corpId of ['C002', 'C003']) {
    buildFirmInfo(world, { corpId })
    for (let copy = 0; copy < 8; copy += 1) readyPackage(world, corpId, BUYER, '2000000.00')
  }
}

/** Where a market begins: empty, where vouchers circulate and some fall due, where funders are at work. */
const SCENARIOS = ['issue-ready', 'circulating', 'financing']

const runSeed = async (seed: number, wanted: Wanted, report: Report): Promise<void> => {
  const scenario = wanted.scenario ?? SCENARIOS[seed % SCENARIOS.length]!
  const market = await Market.open(scenario, seed, report.tally, wanted.own)
  if (scenario === 'issue-ready') chainTrade(market.world)
  enrich(market.world)
  // a signature costs two more calls: in every fourth market it is asked for
  market.world.settings.signatureSwitchOpen = seed % 4 === 0
  cover(report.coverage, market.world, -1)
  let step = 0
  try {
    for (step = 1; step <= wanted.steps; step += 1) {
      report.tally.steps += 1
      await stepOf(market)
      if (step % 10 === 0 || step === wanted.steps) {
        const wrong = [...brokenInvariants(market.world), ...tradeOff(market.world)]
        if (wrong.length > 0) throw new Error(wrong.join('；'))
      }
    }
    if (seed % ENDINGS === 0) await fallDue(market)
  } catch (error) {
    report.failures.push({ seed, step, told: error instanceof Error ? error.message : String(error) })
  }
  cover(report.coverage, market.world)
}

/** Runs the seeds one after the other; a seed that fails ends there and the next one begins. */
export const simulate = async (wanted: Wanted): Promise<Report> => {
  const report: Report = { tally: new Tally(), coverage: noCoverage(), failures: [] }
  for (const seed of wanted.seeds) {
    await runSeed(seed, wanted, report)
    wanted.onSeed?.(seed, report)
  }
  return report
}
