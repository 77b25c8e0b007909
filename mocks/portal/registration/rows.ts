/** 登录之外发到手机的验证码（注册、重设密码）。 */
export type SmsCode = { code: string; sentAt: number; wrong: number }
