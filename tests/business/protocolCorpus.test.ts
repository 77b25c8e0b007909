import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { fold } from '#business/protocol/findText.ts'
import { cjkPdf, pagesPdf, textPdf } from '../../checks/shared/makePdf.ts'

const packageRoot = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const read = (path: string) => new Uint8Array(readFileSync(join(import.meta.dirname, '../..', path)))
const file = (name: string) => read(`tests/fixtures/pdf/${name}`)
const open = (data: Uint8Array) =>
  getDocument({
    data: new Uint8Array(data),
    cMapUrl: `${join(packageRoot, 'cmaps')}/`,
    standardFontDataUrl: `${join(packageRoot, 'standard_fonts')}/`,
    wasmUrl: `${join(packageRoot, 'wasm')}/`,
    verbosity: 0,
  }).promise
const textOf = async (data: Uint8Array, page = 1) => {
  const pdf = await open(data)
  const { items } = await (await pdf.getPage(page)).getTextContent()
  return fold(items.map((item) => ('str' in item ? item.str : '')).join('')).text
}

describe('PDF 样本：pdf.js 怎样看待每一份（faults P）', () => {
  it.each([
    ['corrupt.pdf', 'InvalidPDFException'],
    ['encrypted.pdf', 'PasswordException'],
  ])('%s 打不开：%s', async (name, expected) => {
    await expect(open(file(name))).rejects.toMatchObject({ name: expected })
  })
  it('零页：打得开而没有页', async () => {
    expect((await open(file('zero-pages.pdf'))).numPages).toBe(0)
  })
  it('HTML 与空文件不是 PDF', async () => {
    await expect(open(new TextEncoder().encode('<html>登录</html>'))).rejects.toMatchObject({
      name: 'InvalidPDFException',
    })
    await expect(open(new Uint8Array())).rejects.toMatchObject({ name: 'InvalidPDFException' })
  })
  it('浏览器打印的中文多页：部首还原后能找到', async () => {
    const pdf = await open(file('promise-zh.pdf'))
    expect(pdf.numPages).toBe(4)
    expect(await textOf(file('promise-zh.pdf'))).toContain('人民币壹仟贰佰叁拾肆元伍角陆分')
  })
  it('未内嵌字体的中文靠 cMap 抽出文字（P08）', async () => {
    expect(await textOf(cjkPdf('付款承诺函'))).toBe('付款承诺函')
  })
  it.each([
    'tests/fixtures/pdf/scan-ccitt.pdf',
    'features/support/samples/scan-jbig2.pdf',
    'tests/fixtures/pdf/scan-jpx.pdf',
  ])('扫描件 %s 是一张图、没有文字（P07）', async (path) => {
    const page = await (await open(read(path))).getPage(1)
    const { fnArray } = await page.getOperatorList()
    expect(fnArray.some((code) => code === OPS.paintImageXObject || code === OPS.paintImageMaskXObject)).toBe(
      true,
    )
    expect((await page.getTextContent()).items).toHaveLength(0)
  })
  it('生成的 500 页', async () => {
    const data = textPdf(500)
    expect((await open(data)).numPages).toBe(500)
    expect(await textOf(data, 500)).toContain('page500line40')
  })
  it('旋转的页', async () => {
    const page = await (await open(pagesPdf([{ width: 300, height: 595, rotate: 90 }]))).getPage(1)
    expect(page.getViewport({ scale: 1 })).toMatchObject({ width: 595, height: 300 })
  })
})
