import { Fixture, type Place } from './Fixture.ts'
import { Broken, NotChecked, type Rule } from './rule.ts'

/** The outcome of a rule, as in other reports. */
export interface Verdict {
  readonly id: string
  readonly title: string
  readonly result: '通过' | '失败' | '没有检查'
  /** Why it failed, or could not be checked. */
  readonly reason?: string
}

const why = (cause: unknown): string => {
  if (cause instanceof Broken) return cause.message
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return '等到门户的时限还没有应答'
  const inner = cause.cause instanceof Error ? `（${cause.cause.message}）` : ''
  return `检查没有走完：${cause.message}${inner}`
}

const verdictOf = async ({ id, title, check }: Rule, fixture: Fixture): Promise<Verdict> => {
  try {
    await check(fixture)
    return { id, title, result: '通过' }
  } catch (cause) {
    if (cause instanceof NotChecked) return { id, title, result: '没有检查', reason: cause.message }
    return { id, title, result: '失败', reason: why(cause) }
  }
}

/** Checks the rules in order against a backend. @param tell called with each verdict */
export const conform = async (
  place: Place,
  rules: readonly Rule[],
  tell: (verdict: Verdict) => void = () => {},
): Promise<Verdict[]> => {
  const fixture = new Fixture(place)
  const verdicts: Verdict[] = []
  for (const rule of rules) {
    const verdict = await verdictOf(rule, fixture)
    verdicts.push(verdict)
    tell(verdict)
  }
  return verdicts
}
