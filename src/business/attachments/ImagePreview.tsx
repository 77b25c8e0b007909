import { useState } from 'react'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import type { ThumbnailType } from '#api/generated/file/model/thumbnailType.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { Radio } from '#ui/form/Radio.tsx'
import { BlobImage } from './BlobImage.tsx'
import styles from './files.module.css'
import { imageType } from './previewKind.ts'
import { useSnapshot } from './useSnapshot.ts'

const SIZES: readonly (readonly [ThumbnailType, string])[] = [
  ['SMALL', '小'],
  ['MEDIUM', '中'],
  ['BIG', '大'],
  ['ORIGINAL', '原图'],
]

/** 一张图片，四种大小（API-10）。 */
export function ImagePreview({ file }: { file: Attachment }) {
  const [size, setSize] = useState<ThumbnailType>('BIG')
  const { data, error, mutate } = useSnapshot(file, size)
  return (
    <div className={styles.image}>
      <div role="radiogroup" aria-label="图片大小" className={styles.sizes}>
        {SIZES.map(([value, text]) => (
          <Radio key={value} group="size" checked={size === value} onChoose={() => setSize(value)}>
            {text}
          </Radio>
        ))}
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 大图要能用键盘滚动
        <div className={styles.canvas} tabIndex={0} role="group" aria-label="图片，方向键滚动">
          <BlobImage blob={data} type={imageType(file.fileName)} alt={safeFileName(file.fileName)} />
        </div>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </div>
  )
}
