// 单元格显示的字与存的数不同时，人说的是显示的字：编号的前导零、只有年月的日期、百分比。

/** 格式代码里引号、反斜杠、方括号与占位的部分。 */
const QUOTED = /"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]/g

const BUILT_IN: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: 'h"时"mm"分"',
  35: 'h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
}

/** 格式编号 → 代码：内置的查表，表里没有的（常规、文本、完整的日期）不必管。 */
export const formatOf = (id: number, custom: ReadonlyMap<number, string>): string =>
  custom.get(id) ?? BUILT_IN[id] ?? ''

const MS_A_DAY = 86_400_000

/** 不完整的日期显示的字：只写有的部分，后面读不成某一天。 */
function partialDay(serial: number, letters: string, epoch1904: boolean): string | undefined {
  const has = (letter: RegExp) => letter.test(letters)
  const isTime = has(/[hs]/)
  if (has(/y|e/) && has(/d/)) return undefined
  const start = epoch1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const moment = new Date(start + Math.round(serial * MS_A_DAY)).toISOString()
  if (has(/y|e/)) return moment.slice(0, 7)
  if (isTime && !has(/d/)) return moment.slice(11, 16)
  return moment.slice(5, 10)
}

/** 只有零与字面的格式（000000、"SUP-"0000、00-00）：数字从右往左填进零的位置。 */
function padded(number: string, section: string): string | undefined {
  const parts: { text: string; isZero: boolean }[] = []
  let rest = section
  while (rest !== '') {
    const [token = '', quoted, escaped] = /^(?:"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]|[\s\S])/.exec(rest) ?? []
    rest = rest.slice(token.length)
    const literal = quoted ?? escaped ?? (token.length === 1 && /[-+()/:\s¥￥$]/.test(token) ? token : '')
    if (token === '0') parts.push({ text: '0', isZero: true })
    else if (literal) parts.push({ text: literal, isZero: false })
    else if (!/^[_*[]/.test(token)) return undefined
  }
  const zeros = parts.filter(({ isZero }) => isZero).length
  if (zeros === 0 || (zeros === 1 && parts.every(({ isZero, text }) => isZero || text.trim() === '')))
    return undefined
  const digits = number.padStart(zeros, '0')
  let at = 0
  return parts
    .map(({ text, isZero }) => {
      if (!isZero) return text
      // 多出的位数都在最左边的零那里
      const from = at === 0 ? 0 : digits.length - zeros + at
      at += 1
      return digits.slice(from, digits.length - zeros + at)
    })
    .join('')
    .trim()
}

/**
 * 数字单元格显示的字与数不同、照数读会错的：显示的字；照数读就对的得 undefined。
 * @param number 文件里存的数
 * @param format 格式代码
 */
export function shownText(number: string, format: string, epoch1904: boolean): string | undefined {
  const value = Number(number)
  const [section = ''] = format.split(';')
  if (section === '' || !Number.isFinite(value)) return undefined
  const letters = section.replace(QUOTED, '').toLowerCase()
  if (letters.includes('general')) return undefined
  if (letters.includes('%')) return `${Number((value * 100).toPrecision(15))}%`
  if (/[ymdhs]/.test(letters)) return partialDay(value, letters.replace('am/pm', ''), epoch1904)
  return /^\d{1,15}$/.test(number) ? padded(number, section) : undefined
}
