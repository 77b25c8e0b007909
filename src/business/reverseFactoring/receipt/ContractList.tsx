import { useState } from 'react'
import type { RfContract, RfContractQuery } from '#api/generated/corp/model/index.ts'
import {
  cancelRfContract,
  enableRfContract,
  exportRfContracts,
  usePageRfContracts,
} from '#api/generated/corp/rf-contracts/rf-contracts.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { transferOptions } from '#hooks/useDownload.ts'
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

const filter = filters<RfContractQuery>()
const numbers = [filter.text('contractNo', '合同编号'), filter.text('contractName', '合同名称')]
const status = filter.dict('contractDocStatus', '合同状态', 'CONTRACT_DOC_STATUS')
const conditions = {
  CREDITOR: [
    ...numbers,
    filter.text('partyA', '甲方（买方）'),
    filter.money('contractAmount', '合同金额'),
    filter.dates('contractSignDate', '合同签订日'),
    status,
  ],
  DEBTOR: [...numbers, filter.text('partyB', '乙方（卖方）'), status],
}
const is = column<RfContract>()
const parties = {
  CREDITOR: [is.text('partyA', '甲方（买方）'), is.text('partyB', '乙方（卖方）')],
  DEBTOR: [is.text('partyB', '乙方（卖方）')],
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
    is.code('contractNo', '合同编号'),
    is.custom(
      'contractDocStatus',
      '合同状态',
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
    is.text('contractName', '合同名称'),
    is.dict('contractType', '合同类型', 'CONTRACT_TYPE', { tone: 'plain' }),
    ...parties[side],
    is.money('contractAmount', '合同金额', { sort: true }),
    is.money('contractRemainAmount', '合同剩余金额'),
    is.date('contractSignDate', '合同签订日', { sort: true }),
    is.custom('contractFile', '合同文件', (row) => <FileName file={row.contractFile} text="预览" />, {
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
          <ExportButton
            fileName="合同.xlsx"
            load={(onProgress, signal) => exportRfContracts(query, transferOptions(onProgress, signal))}
          />
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
