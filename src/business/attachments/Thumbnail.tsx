import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { BlobImage } from './BlobImage.tsx'
import styles from './files.module.css'
import { imageType } from './previewKind.ts'
import { useSnapshot } from './useSnapshot.ts'

/** 图片附件的小图；取不到就空着，不妨碍下载。 */
export function AttachmentThumbnail({ file }: { file: Attachment }) {
  const { data } = useSnapshot(file, 'SMALL')
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {data ? <BlobImage blob={data} type={imageType(file.fileName)} alt="" /> : null}
    </span>
  )
}
