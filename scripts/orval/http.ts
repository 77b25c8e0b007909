// What orval looks at of src/api/http.ts, once for every operation: which types it has and how many parameters request takes.
// It bundles and parses the file each time, so it is given this one in its place (scripts/api.ts).
import type { BodyType as Body, ErrorType as Failure, request as real } from '#api/http.ts'

export type ErrorType<E> = Failure<E>
export type BodyType<B> = Body<B>

/** As many parameters as the real one; never called. */
export const request: typeof real = (_config, _options) => Promise.reject(new Error('only looked at'))
