/** 证书口令的规则：六位数字，不能都一样（T-UKY-05）。 */
export const checkPin = (pin: string): string | undefined => {
  if (!/^\d{6}$/.test(pin)) return '证书口令为6位数字'
  return /^(\d)\1{5}$/.test(pin) ? '证书口令不能是同一个数字' : undefined
}
