/** 附件能怎样预览，只看扩展名：图片、PDF、OFD（浏览器看不了）、其余。 */
export type PreviewKind = 'image' | 'pdf' | 'ofd' | 'other'

const KINDS: Readonly<Record<string, PreviewKind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  pdf: 'pdf',
  ofd: 'ofd',
}

/** 文件名 → 预览方式。 */
export const previewKind = (fileName: string): PreviewKind =>
  KINDS[/\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''] ?? 'other'

/** 图片的类型只取自扩展名：服务端说是别的也不按别的显示。 */
export const imageType = (fileName: string) => (/\.png$/i.test(fileName) ? 'image/png' : 'image/jpeg')
