const contentOf = (value: unknown): string =>
  value === undefined || value === '' ? '[]' : JSON.stringify(value)

/** 两次填的是不是一样；没有填与空的一样。 */
export const isUnchanged = (before: unknown, after: unknown): boolean =>
  contentOf(before) === contentOf(after)

/** 被退回的一项原样再交时的说明：审的人只会再退一次，期限却又走了几天（T-GUA-06、T-GCL-10、T-RNA-07）。 */
export const unchangedText = (asked: string): string => `与上次提交的相同，请按要求补正：${asked}`
