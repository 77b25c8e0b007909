// Our mock is recognised by /__mock: it gives a fresh world, and its people's names are their tokens.
import { Client, type Credentials } from './Client.ts'
import { PEOPLE, type Person, type Place } from './Fixture.ts'

const PERSONAS: Readonly<Record<Person, string>> = {
  maker: 'core-operator',
  checker: 'core-director',
  both: 'conform-both',
  stranger: 'member-operator',
  switcher: 'multi-corp',
  payee: 'abs-core-director',
}

/** No persona of the mock is both maker and reviewer of one enterprise, so one is added. */
const BOTH = {
  userId: 'U-CONFORM',
  personaCode: PERSONAS.both,
  corpId: 'C001',
  personName: '符合性检查',
  mobilePhone: '13900008018',
  idCard: '210106198501120016',
  certType: 'ID_CARD',
  userStatus: 'NORMAL',
  postCodes: ['POST_OPERATOR', 'POST_DIRECTOR'],
  roleCodes: ['ROLE_CREDIT_CORE_OPERATOR', 'ROLE_CREDIT_CORE_DIRECTOR'],
}

/**
 * A place with its own world; undefined when there is no mock.
 * @param cookies of an earlier place whose world may be dropped
 */
export const mockPlace = async (
  base: string,
  scenario = 'default',
  cookies: ReadonlyMap<string, string> = new Map(),
): Promise<Place | undefined> => {
  const client = new Client(base, { authToken: '', wsToken: '' }, cookies)
  const post = (path: string, body: object) =>
    client.raw(path, { method: 'POST', body: JSON.stringify(body) })
  const world = await post('/__mock/world', { scenario }).catch(() => undefined)
  if (world?.status !== 200) return undefined
  await post('/__mock/settings', { objectStore: true })
  await post('/__mock/seed', { entity: 'User', rows: [BOTH] })
  const people: Partial<Record<Person, Credentials>> = {}
  // the world's cookie only: each person gets a session of their own
  const kept = new Map(client.cookies)
  for (const who of Object.keys(PEOPLE) as Person[]) {
    const { json } = await post('/__mock/enter', { persona: PERSONAS[who] })
    people[who] = { authToken: String(json['authToken']), wsToken: String(json['wsToken']) }
  }
  const advance = async (duration: string): Promise<void> => {
    const moved = await post('/__mock/clock', { advance: duration })
    if (moved.status !== 200) throw new Error(`时间没有推动：${moved.message}`)
  }
  return { base, people, cookies: kept, steered: { smsCode: '123456', advance } }
}
