import { useState } from 'react'
import type { Attachment, TradeEvidence } from '#api/generated/corp/model/index.ts'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'
import { type Column, derived } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { Evidence } from './Evidence.tsx'
import styles from './Panel.module.css'

interface Proof {
  evidence?: TradeEvidence
  attachments?: readonly Attachment[]
}

/** 按编号取一份单据的详情：凭据只在详情里，看的时候才取。 */
export type UseProof = (documentNo: string) => QueryStateProps<Proof>['result']

interface ChosenDocumentsProps<Row> {
  rows: readonly Row[]
  rowKey: keyof Row & string
  /** 认得出每一份的：编号、对方、金额、日期 */
  columns: readonly Column<Row>[]
  /** 单据有凭据的给：每一行可以查看 */
  useProof?: UseProof | undefined
}

/** 将一并签署的单据：逐份列出，凭据在表下打开，不离开办理的地方（MC-7）。 */
export function ChosenDocuments<Row extends object>({
  rows,
  rowKey,
  columns,
  useProof,
}: ChosenDocumentsProps<Row>) {
  const [shown, setShown] = useState<string>()
  const proof = derived<Row>(
    'proof',
    '凭据',
    (row) => {
      const documentNo = String(row[rowKey])
      const isShown = shown === documentNo
      return (
        <button
          type="button"
          className="text-button"
          aria-label={`${isShown ? '收起' : '查看'}凭据 ${documentNo}`}
          aria-expanded={isShown}
          onClick={() => setShown(isShown ? undefined : documentNo)}
        >
          {isShown ? '收起' : '查看'}
        </button>
      )
    },
    { width: 60 },
  )
  return (
    <>
      <div className={styles.chosen}>
        <PlainTable
          label="所选单据"
          columns={useProof ? [...columns, proof] : columns}
          rows={rows}
          rowKey={rowKey}
        />
      </div>
      {useProof && shown ? <ShownProof key={shown} documentNo={shown} useProof={useProof} /> : null}
    </>
  )
}

/** 其中一份的合同、发票与附件。 */
function ShownProof({ documentNo, useProof }: { documentNo: string; useProof: UseProof }) {
  return (
    <QueryState result={useProof(documentNo)}>
      {(document) => <Evidence of={document} title={`凭据 ${documentNo}`} />}
    </QueryState>
  )
}
