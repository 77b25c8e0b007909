import { sha256Hex } from '../../kernel/digest.ts'
import { samplePdf } from '../../kernel/files/linesPdf.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { FileRow } from './rows.ts'

/** 存一个文件，返回附件。 */
export const storeFile = (
  world: World,
  file: Pick<FileRow, 'fileName' | 'contentType' | 'category' | 'bytes' | 'corpId'>,
): AttachmentRow => {
  const fileId = world.ids.plain('F')
  const sha256 = sha256Hex(file.bytes)
  const fileSize = file.bytes.length
  world.files.put({ ...file, fileId, sha256, fileSize, sharedWith: [], createTime: world.now() })
  return { fileId, fileName: file.fileName, fileSize, sha256, category: file.category }
}

/** 以这个名称为这个企业存一份样例 PDF。 */
export const attachSample = (
  world: World,
  fileName: string,
  category: string,
  corpId: string,
): AttachmentRow =>
  storeFile(world, { fileName, contentType: 'application/pdf', category, corpId, bytes: samplePdf(fileName) })

/** 让参与单据的另一个企业可以看单据的附件。 */
export const shareFiles = (world: World, files: readonly AttachmentRow[], corpId: string): void => {
  for (const { fileId } of files) {
    const file = world.files.get(fileId)
    if (file && !file.sharedWith.includes(corpId)) file.sharedWith.push(corpId)
  }
}
