import { useState } from 'react'
import { rfContractLabels } from '#api/generated/corp/labels/rfContract.ts'
import { rfContractQueryLabels } from '#api/generated/corp/labels/rfContractQuery.ts'
import type { RfContract } from '#api/generated/corp/model/index.ts'
import {
  cancelRfContract,
  enableRfContract,
  exportRfContracts,
  usePageRfContracts,
} from '#api/generated/corp/rf-contracts/rf-contracts.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import type { Side } from '../sides.ts'

const ContractDrawer = lateDialog(() => import('./ContractDrawer.tsx').then((part) => part.ContractDrawer))

const filter = filters(rfContractQueryLabels)
const numbers = [filter.text('contractNo'), filter.text('contractName')]
const status = filter.dict('contractDocStatus', 'CONTRACT_DOC_STATUS')
const conditions = {
  CREDITOR: [
    ...numbers,
    filter.text('partyA', { label: '甲方（买方）' }),
    filter.money('contractAmount'),
    filter.dates('contractSignDate'),
    status,
  ],
  DEBTOR: [...numbers, filter.text('partyB', { label: '乙方（卖方）' }), status],
}
const is = column(rfContractLabels)
const parties = {
  CREDITOR: [is.text('partyA', { title: '甲方（买方）' }), is.text('partyB', { title: '乙方（卖方）' })],
  DEBTOR: [is.text('partyB', { title: '乙方（卖方）' })],
}

/** 一方的合同：登记、编辑草稿、生效、作废、预览、导出；已关联业务的只读（T-RDC-01、02、05）。 */
export function ContractList({ side }: { side: Side }) {
  const page = useListPage(usePageRfContracts, { conditions: conditions[side] })
  const { query, list } = page
  const [editing, setEditing] = useState<RfContract | 'new'>()
  const effect = useAction((row: RfContract) => enableRfContract(refOf(row, 'contractNo')), {
    ask: (row) => ({
      title: '合同生效',
      content: `合同 ${row.contractNo} 生效？生效后对方可见，不可再编辑。`,
      ok: '生效',
    }),
    success: '合同已生效',
  })
  const discard = useAction((row: RfContract) => cancelRfContract(refOf(row, 'contractNo')), {
    ask: (row) => ({
      title: '作废合同',
      content: `作废合同 ${row.contractNo}？作废后不能恢复。`,
      ok: '作废',
    }),
    success: '已作废',
  })
  const columns = [
    is.code('contractNo'),
    is.custom(
      'contractDocStatus',
      (row) => (
        <StatusTag
          value={row.contractDocStatus}
          dict="CONTRACT_DOC_STATUS"
          tone={row.contractDocStatus === 'LOCKED' ? 'progress' : undefined}
          facts={row}
        />
      ),
      { width: 120 },
    ),
    is.text('contractName'),
    is.dict('contractType', 'CONTRACT_TYPE', { tone: 'plain' }),
    ...parties[side],
    is.money('contractAmount', { sort: true }),
    is.money('contractRemainAmount', { title: '合同剩余金额' }),
    is.date('contractSignDate', { sort: true }),
    is.custom('contractFile', (row) => <FileName file={row.contractFile} text="预览" />, {
      width: 90,
    }),
    is.actions(
      {
        EDIT: ['编辑', setEditing],
        EFFECT: ['生效', (row) => void effect.run(row)],
        VOID: ['作废', (row) => void discard.run(row)],
      },
      { width: 160 },
    ),
  ]
  return (
    <ListCard
      label="合同"
      {...page}
      columns={columns}
      rowKey="contractNo"
      guidance="还没有合同。登记一份，生效后可支撑账款"
      toolbar={
        <>
          <PageActions allowed={list.data?.offers} actions={{ CREATE: ['新增', () => setEditing('new')] }} />
          <ExportButton fileName="合同.xlsx" load={(transfer) => exportRfContracts(query, transfer)} />
        </>
      }
    >
      {editing ? (
        <ContractDrawer
          side={side}
          {...(editing !== 'new' && { contract: editing })}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </ListCard>
  )
}
