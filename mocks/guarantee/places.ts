import type { Place } from '../portal/document/places.ts'

/** 保函的单据各在哪几页。 */
export const places: readonly Place[] = []
