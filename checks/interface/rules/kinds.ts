/** 一列装的是什么，由内容看出。 */
export type Kind = 'tag' | 'amount' | 'date' | 'number' | 'text' | 'blank'

const AMOUNT = /^[-+−]?[¥￥]?[-−]?\d{1,3}(,\d{3})*\.\d{2}( ?(元|万元))?$/
const DATE = /^\d{4}-\d{2}(-\d{2})?( \d{2}:\d{2}(:\d{2})?)?$/
const NUMBER = /^[-−]?\d[\d,]*(\.\d+)?( ?(%|笔|天|张|份|个|级|次|条|%\/年))?$/

/** 一段文字是金额、日期、数，还是别的。 */
export function kindOfText(text: string): Kind {
  const value = text.trim()
  if (value === '' || value === '--') return 'blank'
  if (AMOUNT.test(value)) return 'amount'
  if (DATE.test(value)) return 'date'
  // 一长串不分节的数字是编号
  if (NUMBER.test(value) && !/^\d{7,}$/.test(value)) return 'number'
  return 'text'
}

/** 一列是什么：有标签的是标签列；否则看有内容的格，多数说了算。 */
export function kindOfColumn(texts: readonly string[], hasTags: boolean): Kind {
  if (hasTags) return 'tag'
  const kinds = texts.map(kindOfText).filter((kind) => kind !== 'blank')
  const count = (wanted: Kind) => kinds.filter((kind) => kind === wanted).length
  return kinds.reduce<Kind>((most, kind) => (count(kind) > count(most) ? kind : most), kinds[0] ?? 'blank')
}

/** 不许截、不许折行、不许被盖住的几种。 */
export const isExact = (kind: Kind): boolean => kind !== 'text' && kind !== 'blank'
