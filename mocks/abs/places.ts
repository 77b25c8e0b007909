import type { Place } from '../portal/document/places.ts'

/** ABS的单据各在哪几页。 */
export const places: readonly Place[] = []
