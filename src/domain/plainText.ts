// 粘贴、文件与链接里的文字先经过这里，录入框、导入、查询与链接因此读成一样的。

/** 换行、制表：分开两段字，不是看不见的字。 */
const GAPS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** 控制字符与格式字符（零宽、方向控制、软连字符）：看不见，也不是人打的。 */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/** 去掉看不见的字；换行、制表换成空格。 */
export const visible = (raw: string): string => raw.replace(GAPS, ' ').replace(INVISIBLE, '')

/** 单行文字：去掉看不见的字与首尾空白。 */
export const readText = (raw: string): string => visible(raw).trim()

/** 多行文字里看得见的：换行留着，其余同 visible。 */
export const visibleLines = (raw: string): string =>
  raw
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(visible)
    .join('\n')

/** 多行文字：另去掉首尾空白。 */
export const readLines = (raw: string): string => visibleLines(raw).trim()

/** 有几个字：按字计，不按 UTF-16 的码元，𠮷 是一个。 */
export const lengthOf = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** 开头至多 most 个字，不从一个字中间切开。 */
export const cutTo = (text: string, most: number): string =>
  text.length <= most
    ? text
    : Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('')

/**
 * 改过的字放不下时，放不下的是新加的，原来的一个不少。
 * @param before 改之前的
 * @param most 至多几个字
 */
export const fitTo = (before: string, after: string, most: number): string => {
  if (lengthOf(after) <= most) return after
  const [old, next] = [Array.from(before), Array.from(after)]
  let kept = 0
  while (kept < Math.min(old.length, most) && old.at(-1 - kept) === next.at(-1 - kept)) kept += 1
  const head = next.slice(0, next.length - kept).slice(0, most - kept)
  return [...head, ...next.slice(next.length - kept)].join('')
}
