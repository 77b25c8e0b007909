// 补正：要求的几项原样再交一次，不算补正。
import { BusinessError } from '../kernel/errors.ts'

const contentOf = (value: unknown): string =>
  value === undefined || value === '' ? '[]' : JSON.stringify(value)

/**
 * 要求的几项里至少改了一项：原样交去，机构只会再退回一次，期限却又走了几天（T-GUA-06、T-GCL-10）。
 * @param parts 要求补正的各项：名字，上次交的，这次交的
 */
export const needChanged = (
  asked: string | undefined,
  parts: readonly (readonly [name: string, before: unknown, after: unknown])[],
): void => {
  if (parts.some(([, before, after]) => contentOf(before) !== contentOf(after))) return
  const names = parts.map(([name]) => name)
  throw new BusinessError('UNCHANGED', `与上次提交的相同，请按要求补正：${asked ?? ''}`, names.slice(0, 1))
}
