import { isDecimal } from './money.ts'
import { NO_VALUE } from './noValue.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['仟', '佰', '拾', '']
/** 小数单位，按规范第 5 节的次序（角、分、毫、厘；见 A20），要换次序只改这里。 */
const DECIMAL_UNITS = ['角', '分', '毫', '厘'] as const

const digit = (value: string): string => DIGITS.charAt(Number(value))

/** 四位一组的读法，组内连续的零只写一个，组尾的零不写。 */
const groupText = (group: string): string => {
  let result = ''
  let zero = false
  for (const [index, value] of Array.from(group).entries()) {
    if (value === '0') zero = result !== ''
    else {
      result += `${zero ? '零' : ''}${digit(value)}${PLACES[index]}`
      zero = false
    }
  }
  return result
}

const integerText = (integer: string): string => {
  const padded = integer.padStart(16, '0')
  const groups = [0, 4, 8, 12].map((start) => padded.slice(start, start + 4))
  let result = ''
  let gap = false
  for (const [index, group] of groups.entries()) {
    const words = groupText(group)
    if (words === '') {
      gap = result !== ''
      continue
    }
    if (result !== '' && (gap || group.startsWith('0'))) result += '零'
    gap = false
    // 万亿的“亿”与后一段共用
    const unit = index === 0 && groupText(groups[1] ?? '') !== '' ? '万' : ['万亿', '亿', '万', ''][index]
    result += `${words}${unit}`
  }
  return result
}

/**
 * 金额大写：入参为 1e15 以下、至多四位小数的十进制字符串，其余得 '--'（VALID-09）。
 * 到元写“整”，到角、分及以下不写“整”；元后缺角、或元位为零而有角时写“零”（《正确填写票据和结算凭证的基本规定》）。
 */
export const toCapitals = (amount: unknown): string => {
  if (!isDecimal(amount)) return NO_VALUE
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  const integer = whole.replace(/^0+(?=\d)/, '')
  if (integer.length > 15 || fraction.length > 4) return NO_VALUE
  const yuan = integerText(integer)
  let decimals = ''
  let zero = yuan !== '' && integer.endsWith('0')
  for (const [index, value] of Array.from(fraction).entries()) {
    if (value === '0') zero = yuan !== '' || decimals !== ''
    else {
      decimals += `${zero ? '零' : ''}${digit(value)}${DECIMAL_UNITS[index]}`
      zero = false
    }
  }
  const sign = amount.startsWith('-') && (yuan !== '' || decimals !== '') ? '负' : ''
  if (decimals === '') return `人民币${sign}${yuan || '零'}元整`
  return `人民币${sign}${yuan && `${yuan}元`}${decimals}`
}
