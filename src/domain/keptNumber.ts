import { readNumber, withoutUnits } from './amountInput.ts'

/** 录入框从打的、粘贴来的字里收下的数字，与去掉的要紧的字。 */
export interface KeptNumber {
  /** 只有数字与点，可以只打到一半，如 '12.' */
  text: string
  /** 去掉了什么，给人看的说法；分隔、单位、末尾的零不要紧，不在其中 */
  dropped: readonly string[]
}

const MINUS = /[-\u2010-\u2015\u2212]/g
const PLACES = ['', '一位', '两位', '三位', '四位']

/** 引出所说的字，太长的只引开头。 */
const quote = (text: string) => `“${text.length > 8 ? `${text.slice(0, 8)}……` : text}”`

/** 只留数字与一个点，点后至多 decimals 位（VALID-07）。 */
function keep(raw: string, decimals: number): KeptNumber {
  // 中文输入法打出的句号就是点；正号不改变数
  const read = readNumber(raw.replaceAll('。', '.').replace(/^\s*[+＋]/, ''))
  const plain = decimals === 0 ? read.replace(/\.0*$/, '') : read
  const dropped: string[] = []
  const others = plain.replace(/[\d.]/g, '')
  if (others.search(MINUS) >= 0) dropped.push('负号')
  const rest = others.replace(MINUS, '')
  if (rest) dropped.push(quote(rest))
  const [whole = '', ...parts] = plain.replace(/[^\d.]/g, '').split('.')
  if (parts.length > Number(decimals > 0)) dropped.push(decimals > 0 ? '多出的小数点' : '小数点')
  const digits = parts.join('')
  if (decimals === 0) return { text: readNumber(whole + digits), dropped }
  const beyond = digits.slice(decimals).replace(/0+$/, '')
  if (beyond) dropped.push(`${PLACES[decimals]}之后的小数${quote(beyond)}`)
  return { text: readNumber(parts.length > 0 ? `${whole}.${digits.slice(0, decimals)}` : whole), dropped }
}

/** 金额：两位小数；人民币、￥、元、千分位、空格与全角认得（VALID-07）。 */
export const keepAmount = (raw: string): KeptNumber => keep(withoutUnits(raw), 2)

/** 百分数：四位小数，末尾的 % 认得。 */
export const keepRate = (raw: string): KeptNumber => keep(raw.replace(/[%％]\s*$/, ''), 4)

/** 天数、年数、人数：只有数字，末尾的单位认得（QUERY-05）。 */
export const keepCount = (raw: string): KeptNumber => keep(raw.replace(/(?:天|日|个?月|年|人)\s*$/, ''), 0)
