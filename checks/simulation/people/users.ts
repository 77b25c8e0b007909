// What a manager does with the users of the enterprise, and how users come in: activation, wrong and new passwords.
import { idCardOf } from '../../../mocks/portal/people/identity.ts'
import type { Form, Persona } from '../../shared/TestClient.ts'
import type { Beginning, Board, Making, Outside } from '../Family.ts'
import { corpOf, ref, seldom, text } from '../making.ts'
import type { Call, Simulation } from '../Simulation.ts'

const USERS = '/v1/corp-users'
const MANAGERS: readonly Persona[] = ['core-manager', 'chain-manager']

type Context = { roles: { roleCode: string; postCode: string }[] }

/** Roles that the enterprise may grant, with the posts that they need; now and then without. */
const dutiesOf = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const context = await simulation.read<Context>(persona, `${USERS}/context`)
  const roles = (context?.roles ?? []).filter(() => simulation.often(30))
  const chosen = roles.length > 0 ? roles : (context?.roles ?? []).slice(0, 1)
  const posts = new Set(chosen.map(({ postCode }) => postCode))
  return {
    postCodes: simulation.often(95) && posts.size > 0 ? [...posts] : ['POST_QUERY'],
    roleCodes: chosen.map(({ roleCode }) => roleCode),
    acceptNoSelfReview: simulation.often(80),
  }
}

const digits = (simulation: Simulation, length: number): string =>
  `${simulation.seed}${simulation.unique()}`.padStart(length, '0').slice(-length)

const personForm = async (simulation: Simulation, persona: Persona): Promise<Form> => ({
  personName: simulation.random.pick(['阮知秋', '闻清和', '岳书平']),
  certType: 'ID_CARD',
  mobilePhone: await simulation.encrypt(`137${digits(simulation, 8)}`),
  idCard: await simulation.encrypt(
    simulation.often(97) ? idCardOf(`21010619900101${digits(simulation, 3)}`) : '110101199003078031',
  ),
  ...(await dutiesOf(simulation, persona)),
})

const modify: Making = async (row, simulation, persona) => {
  const {
    mobilePhone: _mobile,
    idCard: _card,
    personName: _name,
    ...form
  } = await personForm(simulation, persona)
  const userId = text(row, 'userId')
  return {
    path: `${USERS}/modify`,
    // the people of the simulation keep their duties, or the run would stop
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
  (row, simulation, persona) =>
    simulation.world.users.get(text(row, 'userId'))?.personaCode && !simulation.often(4)
      ? undefined
      : making(row, simulation, persona)

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

/** A user proves their phone and sets a password: the first time (T-USR-02), or after forgetting it (T-USR-07). */
const setPassword = async (simulation: Simulation): Promise<Call | undefined> => {
  const user = simulation.one(
    simulation.world.users.where(
      (row) => row.userStatus === 'PENDING_ACTIVE' || row.userStatus === 'LOCKED' || simulation.often(2),
    ),
  )
  if (!user) return undefined
  const mobilePhone = await simulation.encrypt(user.mobilePhone)
  await simulation.read('anonymous', '/uaa/v1/verify-code/sms', { mobilePhone, scene: 'RESET_PASSWORD' })
  const proven = await simulation.read<{ resetTicket: string }>(
    'anonymous',
    '/uaa/v1/registrations/verify-identity',
    { mobilePhone, smsCode: simulation.often(92) ? '123456' : '000000' },
  )
  if (!proven) return undefined
  const password = await simulation.encrypt(
    simulation.often(92) ? `Scf@${simulation.seed}${simulation.unique()}` : 'weak',
  )
  return {
    path: '/uaa/v1/registrations/reset-password',
    body: { resetTicket: proven.resetTicket, password },
  }
}

export const userBeginnings: readonly Beginning[] = [
  {
    people: MANAGERS,
    begin: async (simulation, persona) => {
      const body = await personForm(simulation, persona)
      return { path: `${USERS}/add`, body, signs: 'USER_CHANGE', keys: [text(body, 'personName')] }
    },
  },
  { people: ['anonymous'], begin: setPassword },
]

export const userOutside: readonly Outside[] = [
  (simulation) => {
    const corpId = corpOf(simulation, simulation.random.pick(MANAGERS))
    const user = simulation.one(
      simulation.world.users.where(
        (row) => row.corpId === corpId && row.userStatus === 'NORMAL' && row.personaCode === undefined,
      ),
    )
    return user && simulation.often(60) ? ['system', 'T-USR-06', user.userId] : undefined
  },
]
