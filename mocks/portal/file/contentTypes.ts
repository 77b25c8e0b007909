// 按开头的字节判断文件究竟是什么。文件名也须相符：改了名的程序不是 PDF。

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, i) => bytes[i] === byte)

/** PDF 与 ZIP 的标志之前可以有别的字节（BOM、空行、打印机的命令），门户也收。 */
const holds = (bytes: Uint8Array, ...head: number[]): boolean =>
  Array.from({ length: 1025 }, (_, from) => from).some((from) => startsWith(bytes.subarray(from), ...head))

/** OFD 是 ZIP 容器；ZIP 本身只收作发票（上传时按类别判断）。 */
const kinds: readonly [
  contentType: string,
  extensions: readonly string[],
  test: (bytes: Uint8Array) => boolean,
][] = [
  ['application/pdf', ['pdf'], (bytes) => holds(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)],
  ['image/jpeg', ['jpg', 'jpeg'], (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff)],
  ['image/png', ['png'], (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  [
    'application/xml',
    ['xml'],
    (bytes) => /^\uFEFF?\s*<\?xml/.test(new TextDecoder().decode(bytes.slice(0, 64))),
  ],
  ['application/ofd', ['ofd'], (bytes) => holds(bytes, 0x50, 0x4b, 0x03, 0x04)],
  ['application/zip', ['zip'], (bytes) => holds(bytes, 0x50, 0x4b, 0x03, 0x04)],
]

/** 我们收的文件的内容类型；名称或内容不在收的种类里，或两者不符，则为 undefined。 */
export const contentTypeOf = (fileName: string, bytes: Uint8Array): string | undefined => {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return kinds.find(([, extensions, test]) => extensions.includes(extension) && test(bytes))?.[0]
}
