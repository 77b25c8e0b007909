// 手机号、证件、账号、密码、验证码、PIN 与凭据一律不落本地存储；契约标为 x-sensitive 的都在内（有测试核对）
const SENSITIVE =
  /mobile|phone|idcard|certno|bankcard|accountno|password|pwd|pin$|verifycode|smscode|captcha|secret|token|ticket/i
// 证件照之类的附件只有编号与文件名，内容在服务端，凭会话才取得到
const FILES = /files?$/i

/** 这个字段名下的值是否敏感：不写进草稿、常用条件等本机存储。 */
export const isSensitiveName = (name: string): boolean => SENSITIVE.test(name) && !FILES.test(name)
