// 供测试写小 PDF：每个对象以文字或流给出；偏移与 xref 由程序算。

interface PdfStream {
  /** 流字典里的条目，不含 << >> 与 /Length */
  readonly dictionary: string
  readonly bytes: Uint8Array
}
type PdfObject = string | PdfStream

const encoder = new TextEncoder()

/** 把对象（从 1 号起）写成 PDF；1 号须是 Catalog。 */
function writePdf(objects: readonly PdfObject[]): Uint8Array {
  const parts: Uint8Array[] = [encoder.encode('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  const push = (bytes: Uint8Array) => {
    parts.push(bytes)
    length += bytes.length
  }
  objects.forEach((object, at) => {
    offsets.push(length)
    push(encoder.encode(`${at + 1} 0 obj\n`))
    if (typeof object === 'string') push(encoder.encode(object))
    else {
      push(encoder.encode(`<< ${object.dictionary} /Length ${object.bytes.length} >>\nstream\n`))
      push(object.bytes)
      push(encoder.encode('\nendstream'))
    }
    push(encoder.encode('\nendobj\n'))
  })
  const start = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  push(
    encoder.encode(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

interface PageSpec {
  width?: number
  height?: number
  /** 内容流；空的就是空白页 */
  content?: string
  /** 另加的资源，如 /XObject << /Im 9 0 R >> */
  resources?: string
  rotate?: number
}

/** 由页面写出 PDF：3 号是 Helvetica（/F1），extra 从 4 号起。 */
export function pagesPdf(pages: readonly PageSpec[], extra: readonly PdfObject[] = []): Uint8Array {
  const first = 4 + extra.length
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...extra,
    ...pages.flatMap(({ width = 595, height = 842, content = '', resources = '', rotate = 0 }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${first + at * 2 + 1} 0 R /Resources << ${resources.includes('/Font') ? '' : '/Font << /F1 3 0 R >>'} ${resources} >> >>`,
      { dictionary: '', bytes: encoder.encode(content) },
    ]),
  ])
}

const lines = (page: number) =>
  Array.from({ length: 40 }, (_, at) => `(Page ${page} line ${at + 1} of the agreement) Tj 0 -18 Td`).join(
    ' ',
  )

/** 每页四十行字的 PDF，用于大文件。 */
export const textPdf = (count: number): Uint8Array =>
  pagesPdf(
    Array.from({ length: count }, (_, at) => ({ content: `BT /F1 12 Tf 60 780 Td ${lines(at + 1)} ET` })),
  )

/** 不内嵌字体的中文：STSong-Light + UniGB-UCS2-H（须有 cMap 才显示，P08）。 */
export function cjkPdf(text: string): Uint8Array {
  const hex = Array.from(text, (char) => char.codePointAt(0)!.toString(16).padStart(4, '0')).join('')
  return pagesPdf(
    [{ height: 300, content: `BT /F2 24 Tf 60 200 Td <${hex}> Tj ET`, resources: '/Font << /F2 4 0 R >>' }],
    [
      '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 6 0 R /DW 1000 >>',
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ],
  )
}
