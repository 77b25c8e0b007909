import { useState } from 'react'
import { downloadAbsProtocols, usePageAbsProtocols } from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import type { AbsProtocol, AbsProtocolQuery, AbsSignRequest } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListQuery } from '#hooks/useListQuery.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import type { Column } from '#ui/columns.tsx'
import { ExportButton } from '#ui/ExportButton.tsx'
import type { Filter } from '#ui/filters.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { useProtocolReading } from './useProtocolReading.ts'
import { useProtocolSigning } from './useProtocolSigning.tsx'

const MOST = 50
const defaults: Partial<AbsProtocolQuery> = {}

interface ProtocolListProps {
  conditions: readonly Filter<AbsProtocolQuery>[]
  /** 本侧的列；动作由这里给出的去阅读、签署 */
  columns: (actions: {
    read: (row: AbsProtocol) => void
    sign: (row: AbsProtocol) => void
  }) => readonly Column<AbsProtocol>[]
  /** 本侧签的是什么 */
  sign: (request: AbsSignRequest) => Promise<unknown>
  guidance: string
}

/** ABS 协议列表：阅读、签署、勾选后批量下载；债务人与债权人两侧共用。 */
export function ProtocolList({ conditions, columns, sign, guidance }: ProtocolListProps) {
  const [query, setQuery] = useListQuery(defaults, conditions)
  const list = usePageAbsProtocols(query)
  const title = usePageTitle()
  const [selected, setSelected] = useState<readonly string[]>([])
  const reading = useProtocolReading()
  const signing = useProtocolSigning(sign)
  return (
    <ListCard
      title={title}
      label="协议"
      conditions={conditions}
      query={query}
      onQuery={setQuery}
      list={list}
      columns={columns({ read: reading.read, sign: signing.sign })}
      rowKey="protocolNo"
      guidance={guidance}
      batch={{
        selection: {
          selected,
          onSelect: setSelected,
          max: MOST,
          blocked: () => undefined,
          actions: (
            <ExportButton
              fileName="ABS协议.zip"
              load={(onProgress, signal) =>
                downloadAbsProtocols({ protocolNos: [...selected] }, transferOptions(onProgress, signal))
              }
            >
              批量下载
            </ExportButton>
          ),
        },
        element: (
          <>
            {reading.element}
            {signing.element}
          </>
        ),
      }}
    />
  )
}
