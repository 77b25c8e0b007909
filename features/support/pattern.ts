/** 正则里照字面的一段。 */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** 字段标签、列标题与详情名称：必填星号、冒号与末尾的单位“（元）”可写可不写。 */
export const labelled = (label: string): RegExp =>
  new RegExp(`^\\s*[*✱]?\\s*${escaped(label)}\\s*(（[^）]*）)?\\s*[*✱]?\\s*[：:]?\\s*$`)

/** 全角的数字与数字之间的全角句点、逗号变半角：屏幕上的数都是半角。 */
const halfWidth = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)．(?=\d)/g, '.')
    .replace(/(?<=\d)，(?=\d{3})/g, ',')

const whole = (pattern: string): RegExp => new RegExp(`^\\s*${pattern}(\\s*元)?(\\s*复制)?\\s*$`)

/** 显示出来的值：两边的空白、金额后的“元”与编号后的“复制”不算。 */
export const valued = (text: string): RegExp => whole(escaped(halfWidth(text)))

/** 是不是一个数，有没有千分位都是。 */
export const isNumber = (text: string): boolean => /^[+-]?\d[\d,]*(\.\d+)?$/.test(halfWidth(text))

/** 指认一行的那一格：与 valued 一样要整格都是它，数的千分位可写可不写。 */
export const naming = (text: string): RegExp =>
  isNumber(text)
    ? whole(escaped(halfWidth(text).replaceAll(',', '')).replace(/(?<=\d)(?=\d)/g, ',?'))
    : valued(text)

/** 没有值时显示的横线。 */
export const NOTHING = /^\s*(--|—|-)?\s*$/
