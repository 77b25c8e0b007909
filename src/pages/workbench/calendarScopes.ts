import type { DueScope } from '#api/generated/corp/model/index.ts'

/** 到期日历的两种范围，岗位要办的在前。 */
export const SCOPES: readonly (readonly [DueScope, string])[] = [
  ['MINE', '本人要办的'],
  ['CORP', '全企业的'],
]

/** 范围的说法。 */
export const scopeName = (scope: DueScope): string => SCOPES.find(([one]) => one === scope)?.[1] ?? ''
