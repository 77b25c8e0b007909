// What a manager does with the users of the enterprise, and how users come in: activation, wrong and new passwords.
import { idCardOf } from '../../../mocks/portal/people/identity.ts'
import type { Form, Persona } from '../../shared/Desk.ts'
import type { Beginning, Board, Making, Outside } from '../Family.ts'
import type { Call, Market } from '../Market.ts'
import { corpOf, ref, seldom, text } from '../making.ts'

const USERS = '/v1/corp-users'
const MANAGERS: readonly Persona[] = ['core-manager', 'chain-manager']

type Context = { roles: { roleCode: string; postCode: string }[] }

/** Roles that the enterprise may grant, with the posts that they need; now and then without. */
const dutiesOf = async (market: Market, persona: Persona): Promise<Form> => {
  const context = await market.read<Context>(persona, `${USERS}/context`)
  const roles = (context?.roles ?? []).filter(() => market.often(30))
  const chosen = roles.length > 0 ? roles : (context?.roles ?? []).slice(0, 1)
  const posts = new Set(chosen.map(({ postCode }) => postCode))
  return {
    postCodes: market.often(95) && posts.size > 0 ? [...posts] : ['POST_QUERY'],
    roleCodes: chosen.map(({ roleCode }) => roleCode),
    acceptNoSelfReview: market.often(80),
  }
}

const digits = (market: Market, length: number): string =>
  `${market.seed}${market.unique()}`.padStart(length, '0').slice(-length)

const personForm = async (market: Market, persona: Persona): Promise<Form> => ({
  personName: market.random.pick(['阮知秋', '闻清和', '岳书平']),
  certType: 'ID_CARD',
  mobilePhone: await market.encrypt(`137${digits(market, 8)}`),
  idCard: await market.encrypt(
    market.often(97) ? idCardOf(`21010619900101${digits(market, 3)}`) : '110101199003078031',
  ),
  ...(await dutiesOf(market, persona)),
})

const modify: Making = async (row, market, persona) => {
  const {
    mobilePhone: _mobile,
    idCard: _card,
    personName: _name,
    ...form
  } = await personForm(market, persona)
  const userId = text(row, 'userId')
  return {
    path: `${USERS}/modify`,
    // the people of the simulation keep their duties, or nobody could go on
    body: { ...form, personName: text(row, 'personName'), userId, version: row.version },
    signs: 'USER_CHANGE',
    keys: [userId],
  }
}

const turn =
  (path: string, signs?: string): Making =>
  (row) => ({ path: `${USERS}/${path}`, body: ref(row, 'userId'), ...(signs && { signs }) })

/** Only who came in by this simulation is given other duties, disabled or reset; everybody else goes on working. */
const newcomers =
  (making: Making): Making =>
  (row, market, persona) =>
    market.world.users.get(text(row, 'userId'))?.personaCode && !market.often(4)
      ? undefined
      : making(row, market, persona)

export const userBoards: readonly Board[] = MANAGERS.map((manager) => ({
  path: `${USERS}/page`,
  people: [manager],
  actions: {
    MODIFY: newcomers(modify),
    DISABLE: newcomers(seldom(40, turn('disable', 'USER_CHANGE'))),
    ENABLE: turn('enable', 'USER_CHANGE'),
    RESET: newcomers(seldom(40, turn('reset-password'))),
  },
}))

/** Somebody proves his phone and sets a password: the first time (T-USR-02), or because he forgot it (T-USR-07). */
const setPassword = async (market: Market): Promise<Call | undefined> => {
  const user = market.one(
    market.world.users.where(
      (row) => row.userStatus === 'PENDING_ACTIVE' || row.userStatus === 'LOCKED' || market.often(2),
    ),
  )
  if (!user) return undefined
  const mobilePhone = await market.encrypt(user.mobilePhone)
  await market.read('anonymous', '/uaa/v1/verify-code/sms', { mobilePhone, scene: 'RESET_PASSWORD' })
  const proven = await market.read<{ resetTicket: string }>(
    'anonymous',
    '/uaa/v1/registrations/verify-identity',
    { mobilePhone, smsCode: market.often(92) ? '123456' : '000000' },
  )
  if (!proven) return undefined
  const password = await market.encrypt(market.often(92) ? `Scf@${market.seed}${market.unique()}` : 'weak')
  return {
    path: '/uaa/v1/registrations/reset-password',
    body: { resetTicket: proven.resetTicket, password },
  }
}

export const userBeginnings: readonly Beginning[] = [
  {
    people: MANAGERS,
    begin: async (market, persona) => {
      const body = await personForm(market, persona)
      return { path: `${USERS}/add`, body, signs: 'USER_CHANGE', keys: [text(body, 'personName')] }
    },
  },
  { people: ['anonymous'], begin: setPassword },
]

export const userOutside: readonly Outside[] = [
  (market) => {
    const corpId = corpOf(market, market.random.pick(MANAGERS))
    const user = market.one(
      market.world.users.where(
        (row) => row.corpId === corpId && row.userStatus === 'NORMAL' && row.personaCode === undefined,
      ),
    )
    return user && market.often(60) ? ['system', 'T-USR-06', user.userId] : undefined
  },
]
