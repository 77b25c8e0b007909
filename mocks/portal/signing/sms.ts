/** The code of every SMS of the simulated platform. */
export const SMS_CODE = '123456'
/** A further SMS goes out only after this time. */
export const RESEND_MS = 60_000
/** How long a code is good. */
export const VALID_MS = 5 * 60_000
/** So many wrong codes lock the signer for LOCK_MS. */
export const MAX_WRONG = 5
export const LOCK_MS = 10 * 60_000
