import { dictionaries } from '../../generated/dictionaries.ts'

/** 字典里一个说法的取值；已是取值或查不到的照原样。 */
export const dictValue = (dictType: string, text: string): string =>
  dictionaries[dictType]?.find(([, label]) => label === text)?.[0] ?? text

/** 字典里一个取值的说法；查不到的照原样。 */
export const dictLabel = (dictType: string, value: string): string =>
  dictionaries[dictType]?.find(([known]) => known === value)?.[1] ?? value
