// What was sent back must come back changed.
import { isUnchanged, unchangedText } from '#domain/unchanged.ts'
import { BusinessError } from './errors.ts'

/**
 * At least one of the asked parts differs from what was handed in before.
 * @param parts each part that was asked for: its name, what was handed in, what is handed in now
 */
export const needChanged = (
  asked: string | undefined,
  parts: readonly (readonly [name: string, before: unknown, after: unknown])[],
): void => {
  if (parts.some(([, before, after]) => !isUnchanged(before, after))) return
  const names = parts.map(([name]) => name)
  throw new BusinessError('UNCHANGED', unchangedText(asked ?? ''), names.slice(0, 1))
}
