import { findSignature } from '#business/attachments/uploadRules.ts'

/** 导入的文件是什么：zip（xlsx）、加密的 xlsx、旧版的 xls，或别的。 */
export type Container = 'zip' | 'encrypted' | 'oldExcel' | 'other'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
// OLE 复合文档：旧版 xls，也装加密之后的 xlsx
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** 只看内容，不看扩展名。 */
export function containerOf(content: Uint8Array): Container {
  if (findSignature(content, ZIP) !== undefined) return 'zip'
  if (!OLE.every((byte, at) => content[at] === byte)) return 'other'
  // 目录里的名字是 UTF-16，隔一个字节取一个字；目录从 512 字节的倍数处开始
  const names = new TextDecoder('utf-16le').decode(content.subarray(0, content.length - (content.length % 2)))
  return names.includes('EncryptedPackage') ? 'encrypted' : 'oldExcel'
}

/** 去掉 zip 之前的字节（BOM、空行），解压的库按开头算位置。 */
export function withoutLead(content: ArrayBuffer): ArrayBuffer {
  return content.slice(findSignature(new Uint8Array(content), ZIP) ?? 0)
}
