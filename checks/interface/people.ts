/** 岗位由代号说得出的人；其余的各有一种特别的情形。 */
const KIND = /-(operator|director|final|query|manager)$/
const SPECIAL = /^(unauthenticated|no-product)-/

/** 去看页面的人的代号，按名单的次序；asked 指明只要其中几个，特别的也可以。 */
export async function readCodes(origin: string, asked?: readonly string[]): Promise<string[]> {
  const answer = await fetch(`${origin}/__mock/personas`)
  const people = (await answer.json()) as { code: string }[]
  return people
    .map(({ code }) => code)
    .filter((code) => asked?.includes(code) ?? (KIND.test(code) && !SPECIAL.test(code)))
}
