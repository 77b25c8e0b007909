import { useState } from 'react'
import { downloadAbsProtocols, usePageAbsProtocols } from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import type { AbsProtocol, AbsProtocolQuery, AbsSignRequest } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import type { Filter } from '#ui/query/filters.ts'
import type { Column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useProtocolReading } from './useProtocolReading.ts'
import { useProtocolSigning } from './useProtocolSigning.tsx'

const MOST = 50

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
  const page = useListPage(usePageAbsProtocols, { conditions })
  const [selected, setSelected] = useState<readonly string[]>([])
  const reading = useProtocolReading()
  const signing = useProtocolSigning(sign)
  return (
    <ListCard
      label="协议"
      {...page}
      columns={columns({ read: reading.read, sign: signing.sign })}
      rowKey="protocolNo"
      guidance={guidance}
      selection={{
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
      }}
    >
      {reading.element}
      {signing.element}
    </ListCard>
  )
}
