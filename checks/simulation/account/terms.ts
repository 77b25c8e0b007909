// What an issuer settles with its group and its suppliers: limits given to members, prices, counterparties.
import { addDays } from '#domain/calendar.ts'
import { usccOf } from '../../../mocks/portal/people/identity.ts'
import type { Form, Persona } from '../../shared/TestClient.ts'
import type { Beginning, Board, Making } from '../Family.ts'
import { board, decide, plain, ref, seen, seldom, someOf, text } from '../making.ts'
import type { Call, Simulation } from '../Simulation.ts'
import { CORE_DIR, CORE_OP, OPERATORS } from './people.ts'

const LIMITS = '/v1/limit-distributions'
const PRICES = '/v1/price-schemes'
const PARTNERS = '/v1/counterparties'

type LimitContext = {
  limits: { limitNo: string; availableLimit: string; limitExpireDate: string }[]
  members: { corpName: string; limits: { limitNo: string; totalLimit: string }[] }[]
}

/** Mostly what makes sense for the member: it has a part of the limit, or it has none yet. */
const distribution = async (simulation: Simulation, persona: Persona): Promise<Form | undefined> => {
  const context = await simulation.read<LimitContext>(persona, `${LIMITS}/form-context`)
  const limit = simulation.one(context?.limits ?? [])
  const member = simulation.one(context?.members ?? [])
  if (!limit || !member) return undefined
  const held = member.limits.length > 0
  const distributeType = held
    ? simulation.random.pick(['INCREASE', 'DECREASE', 'RECLAIM', 'FREEZE', 'UNFREEZE', 'INCREASE'])
    : simulation.often(90)
      ? 'ALLOCATE'
      : 'DECREASE'
  const today = simulation.world.today()
  const base = held ? (member.limits[0]?.totalLimit ?? '100.00') : limit.availableLimit
  const others = (context?.members ?? []).filter((one) => one !== member && simulation.often(20))
  return {
    limitNo: limit.limitNo,
    distributeType,
    lines: [member, ...others].map(({ corpName }) => ({
      memberCorpName: corpName,
      distributeAmount: someOf(simulation, simulation.often(70) ? '3000000.00' : base),
    })),
    limitEffectiveDate: today,
    // some expire during the run
    limitExpireDate: addDays(today, simulation.often(40) ? simulation.random.int(2, 30) : 200),
  }
}

const distribute =
  (how: 'submit' | 'save') =>
  async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
    const body = await distribution(simulation, persona)
    return body && { path: `${LIMITS}/${how}`, body }
  }

const editDistribution: Making = async (row, simulation, persona) => {
  const form = await distribution(simulation, persona)
  if (!form) return undefined
  const [line] = form['lines'] as Form[]
  return {
    path: `${LIMITS}/${simulation.often(80) ? 'submit' : 'save'}`,
    body: {
      ...form,
      lines: [{ ...line, memberCorpName: text(row, 'memberCorpName') }],
      ...seen(row, 'distributeNo'),
    },
  }
}

const priceForm = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const suppliers = await simulation.read<{ corpName: string }[]>(persona, `${PRICES}/suppliers`)
  const priceScope = simulation.random.pick(['ALL', 'LEVEL', 'SUPPLIER'])
  const feeMode = simulation.random.pick(['FIXED', 'ONE_OFF', 'ANNUALIZED'])
  const from = addDays(simulation.world.today(), simulation.random.int(0, 20))
  return {
    priceName: `方案${simulation.unique()}`,
    priceScope,
    ...(priceScope === 'LEVEL' && { supplierLevel: simulation.random.pick(['A', 'B', 'C']) }),
    ...(priceScope === 'SUPPLIER' && { counterpartyName: simulation.one(suppliers ?? [])?.corpName ?? 'X' }),
    feeType: simulation.random.pick(['ISSUE_FEE', 'TRANSFER_FEE', 'FINANCE_FEE']),
    feeMode,
    ...(feeMode === 'FIXED'
      ? { fixedFee: '20.00' }
      : { feeRate: simulation.random.pick(['0.0500', '0.3000', '30']) }),
    feeBearer: simulation.random.pick(['CORE', 'CHAIN', 'FUNDER']),
    interestBearer: 'SHARED',
    coreBearRatio: simulation.random.pick(['33.3300', '50']),
    priceEffectiveDate: from,
    priceExpireDate: addDays(from, simulation.random.pick([1, 5, 30, 200])),
  }
}

const editPrice: Making = async (row, simulation, persona) => ({
  path: `${PRICES}/${simulation.often(80) ? 'submit' : 'save'}`,
  body: { ...(await priceForm(simulation, persona)), ...seen(row, 'priceNo') },
})

/** A registered enterprise, or an unknown one. */
const partnerForm = async (simulation: Simulation, registered: boolean): Promise<Form> => {
  const known = simulation.one(simulation.world.corps.all())
  const digits = `${simulation.seed}${simulation.unique()}`.padStart(9, '0').slice(-9)
  return {
    counterpartyName: registered && known ? known.corpName : `新企业${simulation.unique()}有限公司`,
    counterpartyUscc: registered && known ? known.uscc : usccOf(`91210100${digits}`),
    relationType: simulation.random.pick(['SUPPLIER', 'SUPPLIER', 'CUSTOMER']),
    supplierLevel: simulation.random.pick(['A', 'B', 'N']),
    contactName: '闻清和',
    contactPhone: await simulation.encrypt('13800020021'),
  }
}

const answer =
  (accept: boolean): Making =>
  (row, simulation) => ({
    path: `${PARTNERS}/answer`,
    body: {
      ...seen(row, 'id'),
      accept,
      ...((!accept || simulation.often(20)) && { reason: '合作已终止' }),
    },
  })

const relevel: Making = (row, simulation) => ({
  path: `${PARTNERS}/adjust-level`,
  body: { ...ref(row, 'id'), supplierLevel: simulation.random.pick(['A', 'B', 'C', 'N']) },
})

export const termBoards: readonly Board[] = [
  board(`${LIMITS}/page`, CORE_OP, {
    EDIT: editDistribution,
    CANCEL: seldom(30, plain(`${LIMITS}/cancel`, 'distributeNo')),
  }),
  board(`${LIMITS}/page`, CORE_DIR, { REVIEW: decide(`${LIMITS}/review`, 'distributeNo', 'LIMIT_REVIEW') }),
  { path: `${PRICES}/page`, people: CORE_OP, actions: { EDIT: editPrice } },
  board(`${PRICES}/page`, CORE_DIR, {
    REVIEW: decide(`${PRICES}/review`, 'priceNo', 'PRICE_CONFIG'),
    DISABLE: seldom(15, (row) => ({
      path: `${PRICES}/disable`,
      body: { items: [ref(row, 'priceNo')], decision: 'PASS' },
      signs: 'PRICE_CONFIG',
    })),
  }),
  board(`${PARTNERS}/page`, OPERATORS, {
    DISABLE: seldom(12, plain(`${PARTNERS}/disable`, 'id')),
    ENABLE: plain(`${PARTNERS}/enable`, 'id'),
    LEVEL: seldom(25, relevel),
  }),
  board({ path: `${PARTNERS}/page`, query: { direction: 'INCOMING' } }, OPERATORS, {
    CONFIRM: answer(true),
    REFUSE: seldom(40, answer(false)),
  }),
]

export const termBeginnings: readonly Beginning[] = [
  { people: CORE_OP, begin: distribute('submit') },
  { people: CORE_OP, begin: distribute('save') },
  {
    people: CORE_OP,
    begin: async (simulation, persona) => ({
      path: `${PRICES}/${simulation.often(75) ? 'submit' : 'save'}`,
      body: await priceForm(simulation, persona),
    }),
  },
  {
    people: OPERATORS,
    begin: async (simulation) => ({
      path: `${PARTNERS}/add`,
      body: await partnerForm(simulation, simulation.often(95)),
    }),
  },
  {
    people: OPERATORS,
    begin: async (simulation) => ({
      path: `${PARTNERS}/invite`,
      body: await partnerForm(simulation, simulation.often(5)),
    }),
  },
  {
    people: OPERATORS,
    begin: async (simulation) => ({
      path: `${PARTNERS}/import`,
      body: { rows: [await partnerForm(simulation, true), await partnerForm(simulation, false)] },
    }),
  },
]
