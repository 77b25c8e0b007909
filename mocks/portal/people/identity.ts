import { idCardCheckDigit, usccCheckChar } from '#domain/validation.ts'

/** 17 digits → an 18-digit identity number. */
export const idCardOf = (first17: string): string => first17 + idCardCheckDigit(first17)

/** 17 characters → an 18-character unified social credit code. */
export const usccOf = (first17: string): string => first17 + usccCheckChar(first17)
