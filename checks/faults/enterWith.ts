import type { Fixture } from './Fixture.ts'

/** 一个答复的各项。 */
type Fields = Record<string, unknown>

/** 答复里换几项。 */
export const withFields = (part: Fields) => (data: unknown) => ({ ...(data as Fields), ...part })
/** 换一种应答再进一次门，逐个试。 */
export async function enterWith(
  fixture: Fixture,
  path: string,
  variants: readonly unknown[],
  check: () => Promise<unknown>,
) {
  for (const variant of variants) {
    await fixture.page.unrouteAll({ behavior: 'ignoreErrors' })
    await fixture.rewrite(
      path,
      typeof variant === 'function' ? (variant as (data: unknown) => unknown) : () => variant,
    )
    await fixture.enter()
    await check()
  }
}
