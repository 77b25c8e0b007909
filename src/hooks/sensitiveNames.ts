// 手机号、证件、账号、密码、验证码一律不落本地存储（T 敏感字段表）
const SENSITIVE =
  /mobile|phone|idcard|certno|bankcard|accountno|password|pwd|verifycode|smscode|captcha|secret|token/i

/** 这个字段名下的值是否敏感：不写进草稿、常用条件等本机存储。 */
export const isSensitiveName = (name: string): boolean => SENSITIVE.test(name)
