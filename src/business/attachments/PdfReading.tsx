import { useRef } from 'react'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { ReaderPane } from '#business/protocol/ReaderPane.tsx'
import { readerKeys } from '#business/protocol/readerKeys.ts'
import type { ProtocolDocument } from '#business/protocol/types.ts'
import { useReader } from '#business/protocol/useReader.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { usePdfDocuments } from './usePdfDocuments.ts'

interface PdfReadingProps {
  file: Attachment
  /** 正文一格的高度，像素 */
  height: number
}

/** 页面里的一格 PDF：与阅读框同样的工具与快捷键，只看不签。 */
export function PdfReading({ file, height }: PdfReadingProps) {
  const { documents, error, mutate } = usePdfDocuments(file)
  if (documents) return <Reading documents={documents} height={height} />
  return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows height={height} />
}

interface ReadingProps {
  documents: readonly ProtocolDocument[]
  height: number
}

function Reading({ documents, height }: ReadingProps) {
  const reader = useReader({ documents, stays: true })
  const searchBox = useRef<HTMLInputElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- 快捷键属于整个阅读格
    <div onKeyDown={(event) => readerKeys(event, reader, searchBox)}>
      <ReaderPane
        documents={documents}
        elements={undefined}
        permit={{ print: true }}
        reader={reader}
        height={height}
        searchBox={searchBox}
      />
    </div>
  )
}
