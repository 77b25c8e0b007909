/** 账号每四位一组，便于逐组核对；不是数字的原样。 */
export const groupAccountNo = (accountNo: string): string => accountNo.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
