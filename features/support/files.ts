import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.xml': 'application/xml',
  '.ofd': 'application/ofd',
  '.zip': 'application/zip',
  '.exe': 'application/x-msdownload',
}
const PIXEL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
// 基线编码：算术编码的，Firefox 说它残缺
const PIXEL_JPG =
  '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='

/** 一页 A4 的最小 PDF，页上印着标题；交叉引用表是真的，阅读器打得开。 */
function pdf(title: string): Buffer {
  const text = `BT /F1 18 Tf 72 760 Td <${Buffer.from(title, 'utf16le').swap16().toString('hex')}> Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + end, 'latin1')
}

/** 一张价税合计 1,130,000.00 的数电发票；号码 20 位，由文件名里的数字与文件名的长度决定；文件名有“建材”的是 ABS 卖方开的。 */
function invoice(name: string): Buffer {
  const number = `2632${`${name.length}${name.replace(/\D/g, '')}7`.padStart(16, '0').slice(-16)}`
  const [seller, buyer] = name.includes('建材')
    ? ['成都鼎垣建材有限公司', '瑞川建设集团有限公司']
    : ['江苏恒拓精密机械有限公司', '华岳智造集团股份有限公司']
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><Header><EIid>${number}</EIid></Header><EInvoiceData>
<SellerInformation><SellerName>${seller}</SellerName></SellerInformation>
<BuyerInformation><BuyerName>${buyer}</BuyerName></BuyerInformation>
<BasicInformation><TotalAmWithoutTax>1000000.00</TotalAmWithoutTax><TotalTaxAm>130000.00</TotalTaxAm>
<TotalTax-includedAmount>1130000.00</TotalTax-includedAmount><RequestTime>2026-11-10 10:00:00</RequestTime>
</BasicInformation></EInvoiceData></EInvoice>`)
}

/** 扫描仪出的一页：只有一张 JBIG2 压缩的图；结尾之后写着文件名，不同名就是不同的文件。 */
function scan(name: string): Buffer {
  const sample = readFileSync(new URL('samples/scan-jbig2.pdf', import.meta.url))
  return Buffer.concat([sample, Buffer.from(`\n%${name}\n`)])
}

function contentOf(name: string, extension: string): Buffer {
  if (extension === '.pdf') return name.includes('扫描件') ? scan(name) : pdf(name)
  if (extension === '.png') return Buffer.from(PIXEL_PNG, 'base64')
  if (extension === '.jpg' || extension === '.jpeg') {
    // 图片不同名就是不同的文件：后端比较指纹
    return Buffer.concat([Buffer.from(PIXEL_JPG, 'base64'), Buffer.from(name)])
  }
  if (extension === '.xml') return invoice(name)
  if (extension === '.zip' || extension === '.ofd') {
    // 一个空的压缩包，以文件名作注释
    const comment = Buffer.from(name)
    const head = Buffer.from('504b050600000000000000000000000000000000', 'hex')
    return Buffer.concat([head, Buffer.from([comment.length & 0xff, comment.length >> 8]), comment])
  }
  return Buffer.from(name)
}

/**
 * 按文件名造一个真的文件（类型由扩展名决定，内容随文件名不同）；megabytes 大于零时补足到这个大小，
 * 写在磁盘上给出路径：几十兆的内容经浏览器协议传递太慢。
 */
export function fileOf(name: string, megabytes = 0): UploadedFile | string {
  const extension = extname(name).toLowerCase()
  const content = contentOf(name, extension)
  if (megabytes === 0)
    return { name, mimeType: TYPES[extension] ?? 'application/octet-stream', buffer: content }
  const folder = join('reports', 'files', `${megabytes}MB`)
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, content)
  truncateSync(path, megabytes * 1024 * 1024)
  return path
}
