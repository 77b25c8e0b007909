/** Codes sent to mobile phones outside a session (register, reset password). */
export type SmsCode = { code: string; sentAt: number; wrong: number }
