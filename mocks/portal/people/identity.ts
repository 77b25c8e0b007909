import { idCardCheckDigit, usccCheckChar } from '#domain/validation.ts'

/** 17 位数字 → 18 位身份证号。 */
export const idCardOf = (first17: string): string => first17 + idCardCheckDigit(first17)

/** 17 位字符 → 18 位统一社会信用代码。 */
export const usccOf = (first17: string): string => first17 + usccCheckChar(first17)
