import { base } from './base.ts'

/** 演示自己留在页签里的，换人时不清。 */
const OWN = 'scf-demo-'

/** 一个人：写在卡片上给人看。 */
interface Person {
  readonly code: string
  readonly personName: string
  readonly corpName: string
  readonly title: string
}

const messageOf = async (answer: Response): Promise<string> => {
  const said = (await answer.json().catch(() => ({}))) as { message?: string }
  return said.message ?? `没有办成（${answer.status}）`
}

/** 一个控制调用；拒绝时以它的话失败。 */
export const control = async <Answer>(name: string, body: object): Promise<Answer> => {
  const answer = await fetch(`${base}__mock/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await messageOf(answer))
  return (await answer.json()) as Answer
}

/** 名单上的这个人；名单取不到也没有。 */
export const personOf = async (code: string): Promise<Person | undefined> => {
  const answer = await fetch(`${base}__mock/personas`).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as Person[]).find((one) => one.code === code) : undefined
}

/** 失败时的话。 */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** 原来的人留在这个页签里的都不要了；导览走到哪里留着。 */
export const forgetSession = (): void => {
  for (const name of Object.keys(sessionStorage)) if (!name.startsWith(OWN)) sessionStorage.removeItem(name)
}

/** 全新的示例数据，谁也没有登录。 */
export const freshWorld = async (): Promise<void> => {
  await control('world', { scenario: 'default' })
  forgetSession()
}

/** 换成这个人：门户放在页签里的值由后端备好，之后打开的第一页就是他的。 */
export const sitDown = async (persona: string): Promise<void> => {
  const kept = await control<Record<string, string>>('enter', { persona })
  forgetSession()
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
}
