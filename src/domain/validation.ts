import { isDay } from './calendar.ts'
import { checkMaskedEdit, isMasked } from './mask.ts'
import { lengthOf } from './plainText.ts'

/** 字段检查：合格得 undefined，否则得给人看的中文错误。 */
export type Check = (value: string) => string | undefined

// 下面的模式都是线性的；仍设上限，免得粘进整本书来。
const LONGEST = 512

const matching =
  (label: string, pattern: RegExp, message: string): Check =>
  (value) => {
    if (value.trim() === '') return `请输入${label}`
    return value.length <= LONGEST && pattern.test(value) ? undefined : message
  }

/** 选填：空值合格，其余照 check 检查。 */
export const optional =
  (check: Check): Check =>
  (value) =>
    value.trim() === '' ? undefined : check(value)

/** 已存的敏感字段：脱敏原值未动为合格，改了一半为“请完整输入”，其余照 check 检查（VALID-08）。 */
export const unlessMasked =
  (original: string | undefined, check: Check): Check =>
  (value) =>
    isMasked(value) && value === original ? undefined : (checkMaskedEdit(original, value) ?? check(value))

/** 必填文本：不得为空白，至多 max 个字符（按字计）。 */
export const checkText =
  (label: string, max: number): Check =>
  (value) => {
    if (value.trim() === '') return `请输入${label}`
    return lengthOf(value) <= max ? undefined : `${label}不得超过${max}个字符`
  }

/** 选填的一格文字：至多 max 个字。 */
export const atMost =
  (max: number): Check =>
  (value) =>
    lengthOf(value) > max ? `不超过${max}个字` : undefined

/** 手机号：11 位，1 开头、第二位 3 至 9（VALID-01）。 */
export const checkPhone = matching('手机号', /^1[3-9]\d{9}$/, '请输入正确的11位手机号')

/** 电子邮箱：字母数字的标准格式，@ 前的 . _ + - 只夹在字母数字之间、不连着，至多 80 个字符（VALID-02）。 */
export const checkEmail = matching(
  '电子邮箱',
  /^(?=.{3,80}$)[A-Za-z0-9]+(?:[._+-][A-Za-z0-9]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,}$/,
  '请输入正确的电子邮箱',
)

/** 企业名称：1 至 80 个字符（VALID-03）。 */
export const checkCorpName = checkText('企业名称', 80)

const PERSON_NAME = /^(?:[\p{Script=Han}A-Za-z]+(?:·[\p{Script=Han}A-Za-z]+)*|[A-Za-z]+(?: [A-Za-z]+)*)$/u

/** 姓名：汉字或拉丁字母，可带间隔号“·”；或带空格的拉丁字母姓名；至多 40 个字（VALID-04）。 */
export const checkPersonName: Check = (value) => {
  if (value.trim() === '') return '请输入姓名'
  if (lengthOf(value) > 40) return '姓名不得超过40个字符'
  return PERSON_NAME.test(value) ? undefined : '姓名只能是汉字或字母，间隔号请用“·”'
}

const PASSWORD_RULES: readonly { label: string; met: (value: string) => boolean }[] = [
  { label: '8至20个字符', met: (value) => value.length >= 8 && value.length <= 20 },
  { label: '至少一个大写字母', met: (value) => /[A-Z]/.test(value) },
  { label: '至少一个小写字母', met: (value) => /[a-z]/.test(value) },
  { label: '至少一个数字', met: (value) => /\d/.test(value) },
  { label: '至少一个特殊字符', met: (value) => /[^\w\s]/.test(value) },
  { label: '不含空格', met: (value) => value !== '' && !/\s/.test(value) },
]

/** 新密码的逐条规则及是否已满足，供边输边显示（VALID-05）。 */
export const passwordRules = (value: string): { label: string; met: boolean }[] =>
  PASSWORD_RULES.map(({ label, met }) => ({ label, met: met(value) }))

/** 新密码：返回第一条未满足的规则（VALID-05）。 */
export const checkPassword: Check = (value) => {
  if (value === '') return '请输入新密码'
  const unmet = passwordRules(value).find((rule) => !rule.met)
  return unmet && `密码须满足：${unmet.label}`
}

/** 确认密码：须与新密码一致。 */
export const checkPasswordAgain =
  (password: string): Check =>
  (value) => {
    if (value === '') return '请再次输入密码'
    return value === password ? undefined : '两次输入的密码不一致'
  }

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** 居民身份证前 17 位的校验码（GB 11643），X 为 10。 */
export const idCardCheckDigit = (first17: string): string => {
  const total = ID_WEIGHTS.reduce((acc, weight, index) => acc + weight * Number(first17[index]), 0)
  return '10X98765432'.charAt(total % 11)
}

/** 在世的人不会生在这之前。 */
const EARLIEST_BIRTH = '1900-01-01'

/**
 * 居民身份证：15 或 18 位，出生日期真实、在 1900 年以后、不晚于今天，18 位校验码正确（末位 x 大小写均可）（VALID-06）。
 * @param today 平台的今天 'YYYY-MM-DD'
 */
export const checkIdCard =
  (today: string): Check =>
  (value) => {
    if (value.trim() === '') return '请输入身份证号'
    const short = /^\d{6}(\d{2})(\d{2})(\d{2})\d{3}$/.exec(value)
    const long = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(value)
    const match = short ?? long
    if (!match) return '请输入正确的15位或18位身份证号'
    const birth = `${short ? '19' : ''}${match[1]}-${match[2]}-${match[3]}`
    if (!isDay(birth) || birth < EARLIEST_BIRTH || birth > today) return '身份证号中的出生日期不正确'
    return short || idCardCheckDigit(value) === value.slice(17).toUpperCase()
      ? undefined
      : '身份证号校验码不正确'
  }

const USCC_CHARS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** 居民身份证以外的证件：号码的样子。 */
const CERT_NUMBERS = {
  PASSPORT: [/^[A-Z0-9]{5,17}$/i, '请输入正确的护照号码（5至17位字母或数字）'],
  HKM_PERMIT: [/^[HM]\d{8}(\d{2})?$/i, '请输入正确的通行证号码（H或M加8位或10位数字）'],
  TW_PERMIT: [/^\d{8}(\d{2})?$/, '请输入正确的通行证号码（8位或10位数字）'],
} as const

/** 证件号码按证件类型检查（CERT_TYPE）；类型没有选时按居民身份证。 */
export const checkCertNo =
  (certType: 'ID_CARD' | keyof typeof CERT_NUMBERS | undefined, today: string): Check =>
  (value) => {
    if (certType === undefined || certType === 'ID_CARD') return checkIdCard(today)(value)
    const [pattern, message] = CERT_NUMBERS[certType]
    return matching('证件号码', pattern, message)(value.trim())
  }

/** 统一社会信用代码前 17 位的校验码（GB 32100）。 */
export const usccCheckChar = (first17: string): string => {
  let total = 0
  let weight = 1
  for (const char of first17.slice(0, 17)) {
    total += USCC_CHARS.indexOf(char) * weight
    weight = (weight * 3) % 31
  }
  return USCC_CHARS.charAt((31 - (total % 31)) % 31)
}

/** 统一社会信用代码：18 位大写，不含 I、O、S、V、Z，校验码正确（GB 32100）。 */
export const checkUscc: Check = (value) => {
  if (value.trim() === '') return '请输入统一社会信用代码'
  if (!/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(value))
    return '请输入正确的18位统一社会信用代码'
  return usccCheckChar(value) === value[17] ? undefined : '统一社会信用代码校验码不正确'
}

/** 银行账号（含银行卡号）：10 至 30 位数字。 */
export const checkAccountNo = matching('银行账号', /^\d{10,30}$/, '请输入正确的银行账号（10至30位数字）')

/** 短信验证码：必填，6 位数字（SMS-04）。 */
export const checkSmsCode = matching('短信验证码', /^\d{6}$/, '短信验证码为6位数字')

/** 发票号码：8 位，数电发票 20 位。 */
export const checkInvoiceNo = matching(
  '发票号码',
  /^(?:\d{8}|\d{20})$/,
  '请输入正确的发票号码（8位数字，数电发票20位）',
)
