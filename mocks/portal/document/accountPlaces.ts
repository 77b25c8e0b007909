import type { Place } from './places.ts'

/** 账户中心的单据。 */
export const ACCOUNT_PLACES: readonly Place[] = []
