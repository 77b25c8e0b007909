/** UTF-16BE in hexadecimal, as the encoding UniGB-UTF16-H reads it. */
const hex = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

/** 一页中文 PDF：标题与若干行；用阅读器自带的宋体，不内嵌字体。 */
export const linesPdf = (title: string, lines: readonly string[]): Uint8Array => {
  const body = lines.map((line, at) => `BT /F1 11 Tf 64 ${720 - at * 26} Td <${hex(line)}> Tj ET`)
  const stream = [`BT /F1 20 Tf 64 770 Td <${hex(title)}> Tj ET`, ...body].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 /W [1 95 500] >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
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

/** 一行最多这么多字 */
const LINE = 40

/** 网页的正文成一页 PDF：去掉标记，按行宽折行；正文开头的标题不重复。 */
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

/** 示例数据里的一份原件：以文件名为题。 */
export const samplePdf = (fileName: string, lines = ['示例数据，仅供演示']): Uint8Array =>
  linesPdf(fileName.replace(/\.pdf$/, ''), lines)
