// What an enterprise keeps of itself: its name, invoice title, certificates, agreements.
import type { Form } from '../../shared/TestClient.ts'
import type { Beginning, Board, Making, Outside } from '../Family.ts'
import { board, corpOf, decide, ownFile, plain, ref, seldom, text, upon } from '../making.ts'
import type { Offer, Row, Shown, Simulation } from '../Simulation.ts'
import { DIRECTORS, MANAGERS, OPERATORS } from './people.ts'

const NAMES = '/v1/name-changes'
const TITLES = '/v1/invoice-infos'
const UKEYS = '/v1/ukeys'

const titleForm = (simulation: Simulation): Form => ({
  taxNo: simulation.often(95) ? `9121010${simulation.unique()}`.padEnd(18, 'A') : '12',
  taxpayerType: simulation.random.pick(['GENERAL', 'SMALL']),
  receiveEmail: 'tax@example.com',
})

const submitTitle = (row: Row | undefined, simulation: Simulation) => ({
  path: `${TITLES}/submit`,
  body: { ...titleForm(simulation), ...(row && { version: row.version }) },
})

const activate: Making = async (row, simulation) => ({
  path: `${UKEYS}/activate`,
  body: { ...ref(row, 'id'), pin: await simulation.encrypt(simulation.often(95) ? '135790' : '111111') },
  signs: 'CERT_CHANGE',
})

/** A face first, then the SMS. */
const unlock: Making = (row) =>
  row['faceStatus'] === 'SUCCESS'
    ? { path: `${UKEYS}/unlock`, body: ref(row, 'id'), signs: 'CERT_CHANGE' }
    : { path: `${UKEYS}/start-unlock`, body: { ...ref(row, 'id'), faceConsent: true } }

const changePin: Making = async (row, simulation) => ({
  path: `${UKEYS}/change-pin`,
  body: {
    ...ref(row, 'id'),
    oldPin: await simulation.encrypt(simulation.often(80) ? '135790' : '123456'),
    pin: await simulation.encrypt('135790'),
  },
})

const renew: Making = (row) => ({
  path: `${UKEYS}/renew`,
  body: { ...ref(row, 'id'), ...(row['ukeyMedium'] === 'USB_KEY' && { mailAddress: '创业路18号' }) },
})

type Titles = { effective?: Row; change?: Row; allowed: readonly Offer[] }

/** The change that waits for its review, or was rejected and may be handed in again. */
const changeOf = (data: unknown): (Row | undefined)[] => {
  const { change, allowed = [] } = (data ?? {}) as Partial<Titles>
  return [change && { ...change, actions: [...(change.actions ?? []), ...allowed] }]
}

export const enterpriseBoards: readonly Board[] = [
  board(`${NAMES}/page`, DIRECTORS, { REVIEW: decide(`${NAMES}/review`, 'nameChangeNo', 'CORP_CHANGE') }),
  board(`${NAMES}/page`, MANAGERS, { CANCEL: seldom(30, plain(`${NAMES}/cancel`, 'nameChangeNo')) }),
  board({ path: `${TITLES}/load`, rows: changeOf }, OPERATORS, {
    SUBMIT: (row, simulation) => submitTitle(row, simulation),
  }),
  board({ path: `${TITLES}/load`, rows: changeOf }, DIRECTORS, {
    REVIEW: decide(`${TITLES}/review`, 'id', ''),
  }),
  board(`${UKEYS}/page`, MANAGERS, {
    RECEIVE: plain(`${UKEYS}/receive`, 'id'),
    RENEW: renew,
    LOST: seldom(15, plain(`${UKEYS}/report-lost`, 'id')),
    REVOKE: seldom(10, plain(`${UKEYS}/revoke`, 'id')),
  }),
  board(
    { path: `${UKEYS}/mine`, rows: (data) => data as readonly Row[] },
    [...OPERATORS, ...DIRECTORS, ...MANAGERS],
    { ACTIVATE: activate, UNLOCK: unlock, CHANGE_PIN: seldom(20, changePin) },
  ),
  board('/v1/protocols/page', [...DIRECTORS, ...MANAGERS], {
    RESIGN: async (row, simulation, persona) => {
      const protocolNo = text(row, 'protocolNo')
      const read = await simulation.read<Shown>(persona, '/v1/protocols/detail', { protocolNo })
      if (!read || !(await simulation.certify(persona, protocolNo, [read]))) return undefined
      return { path: '/v1/protocols/sign-own', body: { protocolNo } }
    },
  }),
]

export const enterpriseBeginnings: readonly Beginning[] = [
  {
    people: MANAGERS,
    begin: async (simulation, persona) => {
      if (!simulation.often(25)) return undefined
      return {
        path: `${NAMES}/submit`,
        body: {
          newCorpName: `${simulation.random.pick(['沈阳', '无锡', '西安'])}更名${simulation.unique()}有限公司`,
          changeDate: simulation.world.today(),
          newLicenseFile: await ownFile(simulation, persona, 'OTHER'),
          changeNoticeFile: await ownFile(simulation, persona, 'OTHER'),
        },
      }
    },
  },
  { people: OPERATORS, begin: (simulation) => submitTitle(undefined, simulation) },
  {
    people: MANAGERS,
    begin: async (simulation, persona) => {
      const holders = await simulation.read<{ userId: string }[]>(persona, `${UKEYS}/holders`)
      const ukeyMedium = simulation.random.pick(['USB_KEY', 'SOFT_KEY'])
      return {
        path: `${UKEYS}/apply`,
        body: {
          ukeyMedium,
          bindUserId: simulation.one(holders ?? [])?.userId ?? 'X',
          ...(ukeyMedium === 'USB_KEY' && { mailAddress: '创业路18号' }),
        },
      }
    },
  },
]

export const enterpriseOutside: readonly Outside[] = [
  upon('nameChanges', { nameChangeStatus: 'PLATFORM_AUDITING' }, (row, simulation) => [
    'platform',
    simulation.often(70) ? 'T-NMC-04' : 'T-NMC-03',
    row.nameChangeNo,
  ]),
  upon('nameChanges', { nameChangeStatus: 'CERT_CHANGING' }, (row) => [
    'platform',
    'T-NMC-05',
    row.nameChangeNo,
  ]),
  upon('ukeys', { ukeyStatus: 'APPLYING' }, (row) => [
    'platform',
    row.ukeyMedium === 'USB_KEY' ? 'T-UKY-02' : 'T-UKY-03',
    row.id,
  ]),
  upon('ukeys', { ukeyStatus: 'ACTIVE' }, (row) => ['system', 'T-UKY-06', row.id], 25),
  upon('ukeys', { faceStatus: 'INIT' }, (row) => ['face', 'T-UKY-07', row.id]),
  upon(
    'protocols',
    { protocolStatus: 'COUNTER_SIGNING' },
    (row) => ['counterparty', 'T-PRT-03', row.protocolNo],
    8,
  ),
  (simulation) => {
    // a newer version of the agreement by which a product was opened
    const corpId = corpOf(simulation, simulation.random.pick(MANAGERS))
    return simulation.often(8) ? ['platform', 'T-PRT-04', `${corpId}/CREDIT`] : undefined
  },
]
