/** 模拟平台每条短信的验证码。 */
export const SMS_CODE = '123456'
/** 过了这段时间才能再发一条短信。 */
export const RESEND_MS = 60_000
/** 验证码的有效时间。 */
export const VALID_MS = 5 * 60_000
/** 错这么多次，签署人锁定 LOCK_MS。 */
export const MAX_WRONG = 5
export const LOCK_MS = 10 * 60_000
