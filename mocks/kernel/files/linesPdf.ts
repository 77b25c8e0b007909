/** UTF-16BE in hexadecimal, as the encoding UniGB-UTF16-H reads it. */
const hex = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

/** This many lines on a page. */
const PAGE_LINES = 26

/**
 * A Chinese PDF: title and lines, continued on the next page when one is full; uses the reader's own Song typeface,
 * embeds no font.
 */
export const linesPdf = (title: string, lines: readonly string[]): Uint8Array => {
  const pageCount = Math.max(1, Math.ceil(lines.length / PAGE_LINES))
  // pages and their contents alternate, from object 6 on
  const pageId = (page: number) => 6 + page * 2
  const pages = Array.from({ length: pageCount }, (_, page) => {
    const shown = lines.slice(page * PAGE_LINES, (page + 1) * PAGE_LINES)
    const head = page === 0 ? [`BT /F1 20 Tf 64 770 Td <${hex(title)}> Tj ET`] : []
    const body = shown.map((line, at) => `BT /F1 11 Tf 64 ${720 - at * 26} Td <${hex(line)}> Tj ET`)
    const stream = [...head, ...body].join('\n')
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${pageId(page) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]
  })
  const kids = pages.map((_, page) => `${pageId(page)} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pageCount} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 5 0 R /DW 1000 /W [1 95 500] >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flat(),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${tail}`)
}

/** At most this many characters on a line */
const LINE = 40

/**
 * The body of a web page as a PDF: markup removed, folded at the line width; a title the body begins with is not
 * repeated.
 */
export const htmlPdf = (title: string, html: string): Uint8Array => {
  const lines = html
    .replaceAll(/<\/(h\d|p|tr|div)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
    .filter((line) => line.trim() !== title)
  return linesPdf(
    title,
    lines.flatMap((line) => line.trim().match(new RegExp(`.{1,${LINE}}`, 'gu')) ?? []),
  )
}

/** An original document among the sample data: titled with its file name. */
export const samplePdf = (fileName: string, lines = ['示例数据，仅供演示']): Uint8Array =>
  linesPdf(fileName.replace(/\.pdf$/, ''), lines)
