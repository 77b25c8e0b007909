import type { Place } from '../portal/document/places.ts'

/** 反向保理的单据各在哪几页。 */
export const places: readonly Place[] = []
