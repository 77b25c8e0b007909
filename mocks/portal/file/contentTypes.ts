// What a file really is, by its first bytes. The name must agree: a renamed program is no PDF.

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, i) => bytes[i] === byte)

/** OFD is a ZIP container; ZIP itself is taken for invoices only (the upload asks for the category). */
const kinds: readonly [
  contentType: string,
  extensions: readonly string[],
  test: (bytes: Uint8Array) => boolean,
][] = [
  ['application/pdf', ['pdf'], (bytes) => startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)],
  ['image/jpeg', ['jpg', 'jpeg'], (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff)],
  ['image/png', ['png'], (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  [
    'application/xml',
    ['xml'],
    (bytes) => /^\uFEFF?\s*<\?xml/.test(new TextDecoder().decode(bytes.slice(0, 64))),
  ],
  ['application/ofd', ['ofd'], (bytes) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)],
  ['application/zip', ['zip'], (bytes) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)],
]

/** The content type of a file that we take; undefined when name or content is not of a taken kind, or they disagree. */
export const contentTypeOf = (fileName: string, bytes: Uint8Array): string | undefined => {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return kinds.find(([, extensions, test]) => extensions.includes(extension) && test(bytes))?.[0]
}
