import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { type Cell, MERGED, NO_RESULT } from './cells.ts'
import { formatOf, shownText } from './shownText.ts'

// read-excel-file 认不得的几样在它之前改成它认得的：date1904="true"、错误值（它当作空的）、
// 没有结果的公式、显示与存的不同的数、ISO 日期（它按本机时区读）、隐藏的工作表。

type Files = Record<string, Uint8Array>

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).join('') ?? ''
const tags = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? []
const isTrue = (text: string) => text === '1' || text === 'true'
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&apos;': "'",
}
const decode = (text: string) =>
  text.replace(/&(?:quot|amp|lt|gt|apos);/g, (entity) => ENTITIES[entity] ?? entity)
const encode = (text: string) =>
  text.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;' })[char] ?? '&gt;')

const textOf = (files: Files, path: string) => (files[path] ? strFromU8(files[path]) : '')

/** 第一张看得见的工作表：第几张（从 1 起），与它的文件。 */
function firstVisible(files: Files, workbook: string): { number: number; path: string } {
  const targets = new Map(
    tags(textOf(files, 'xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  const sheets = tags(workbook, 'sheet').map((tag, at) => ({
    number: at + 1,
    isVisible: ['', 'visible'].includes(attribute(tag, 'state')),
    path: pathOf(targets.get(attribute(tag, 'id')) ?? ''),
  }))
  const worksheets = sheets.filter(({ path }) => /worksheets\//.test(path))
  return worksheets.find(({ isVisible }) => isVisible) ?? worksheets[0] ?? { number: 1, path: '' }
}

/** 各样式的数字格式代码，按样式的次序。 */
function formatsIn(styles: string): string[] {
  const custom = new Map(
    tags(styles, 'numFmt').map((tag) => [
      Number(attribute(tag, 'numFmtId')),
      decode(attribute(tag, 'formatCode')),
    ]),
  )
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  return tags(cells, 'xf').map((tag) => formatOf(Number(attribute(tag, 'numFmtId')), custom))
}

const ROW_OR_CELL = /<(?:\w+:)?row\b([^>]*)>|<((?:\w+:)?)c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/\2c>)/g

/** 一个单元格要换成的文字；照原样读就对的得 undefined。 */
function replacement(head: string, body: string, formats: readonly string[], epoch1904: boolean) {
  const type = attribute(head, 't')
  const value = /<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(body)?.[1]?.trim()
  if (value === undefined)
    return /<(?:\w+:)?f\b/.test(body) && !/<(?:\w+:)?v\b/.test(body) ? NO_RESULT : undefined
  if (type === 'e') return decode(value)
  if (type === 'd') return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace(/(?:\.\d+)?Z?$/, '')
  if (type !== '' && type !== 'n') return undefined
  return shownText(value, formats[Number(attribute(head, 's') || 0)] ?? '', epoch1904)
}

/** A1 → 行与列，从 0 起。 */
function placeOf(address: string): [row: number, column: number] {
  const [, letters = '', row = '1'] = /^\$?([A-Z]+)\$?(\d+)$/i.exec(address) ?? []
  const column = Array.from(letters.toUpperCase()).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  )
  return [Number(row) - 1, Math.max(0, column - 1)]
}

/** 列号 → 字母，从 0 起。 */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** 换掉照原样读会错的单元格；没有写地址的（规范容许）补上。 */
function repaired(xml: string, formats: readonly string[], epoch1904: boolean): string {
  let row = 0
  let column = 0
  return xml.replace(
    ROW_OR_CELL,
    (whole: string, rowHead?: string, prefix = '', head = '', body?: string) => {
      if (rowHead !== undefined) {
        row = Number(attribute(rowHead, 'r')) || row + 1
        column = 0
        return whole
      }
      const written = attribute(head, 'r')
      const address = written || `${lettersOf(column)}${row}`
      column = placeOf(address)[1] + 1
      const text = replacement(head, body ?? '', formats, epoch1904)
      const open = `<${prefix}c r="${address}"`
      if (text !== undefined) return `${open} t="str"><${prefix}v>${encode(text)}</${prefix}v></${prefix}c>`
      return written ? whole : whole.replace(/^<(?:\w+:)?c/, open)
    },
  )
}

/** 合并的单元格只有左上角有值：别的几格标出来，不能当作没有填。 */
function markMerged(rows: Cell[][], sheet: string) {
  for (const tag of tags(sheet, 'mergeCell')) {
    const [from = '', to = from] = attribute(tag, 'ref').split(':')
    const [[top, left], [bottom, right]] = [placeOf(from), placeOf(to)]
    if ((rows[top]?.[left] ?? null) === null) continue
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1)
      for (let column = left; column <= right && column < 500; column += 1)
        if (row !== top || column !== left) rows[row]![column] = MERGED
  }
}

/** 读第一张看得见的工作表；@throws 不是 xlsx、已损坏 */
export async function readWorkbook(content: ArrayBuffer): Promise<Cell[][]> {
  const files: Files = unzipSync(new Uint8Array(content), {
    filter: ({ name }) => /\.(?:xml|rels)$/.test(name),
  })
  const workbook = textOf(files, 'xl/workbook.xml')
  const epoch1904 = isTrue(attribute(tags(workbook, 'workbookPr')[0] ?? '', 'date1904'))
  const { number, path } = firstVisible(files, workbook)
  const sheet = textOf(files, path)
  if (sheet) files[path] = strToU8(repaired(sheet, formatsIn(textOf(files, 'xl/styles.xml')), epoch1904))
  files['xl/workbook.xml'] = strToU8(workbook.replace(/\bdate1904\s*=\s*["']true["']/, 'date1904="1"'))
  const rows = (await readSheet(zipSync(files, { level: 0 }).slice().buffer, number)) as Cell[][]
  markMerged(rows, sheet)
  return rows
}
