import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RfAccount, RfAccountQuery } from '#api/generated/corp/model/index.ts'
import {
  exportRfAccounts,
  submitRfAccounts,
  usePageRfAccounts,
  cancelRfAccount,
} from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { ListActions } from '#business/ListActions.tsx'
import { useBatchSubmit } from '#business/useBatchSubmit.tsx'
import { useAction } from '#hooks/useAction.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListQuery } from '#hooks/useListQuery.ts'
import { useView } from '#hooks/useView.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { column } from '#ui/columns.tsx'
import { confirm } from '#ui/confirm.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { ExportButton } from '#ui/ExportButton.tsx'
import { filters } from '#ui/filters.ts'
import { PageCard } from '#ui/PageCard.tsx'
import { QueryForm } from '#ui/QueryForm.tsx'
import { AccountImportView } from './AccountImportView.tsx'
import { type OperationHref, type Side, SIDES } from '../sides.ts'

const filter = filters<RfAccountQuery>()
const conditionsOf = (side: Side) => [
  filter.text('arNo', '应收账款编号'),
  filter.text(SIDES[side].partnerField, SIDES[side].partner),
  filter.money('arAmount', '账款金额'),
  filter.dates('arDueDate', '账款到期日'),
  filter.dict('arStatus', '账款状态', 'AR_STATUS'),
  filter.dict('arSource', '账款来源', 'AR_SOURCE'),
]
const conditions = { CREDITOR: conditionsOf('CREDITOR'), DEBTOR: conditionsOf('DEBTOR') }
const defaults: Partial<RfAccountQuery> = {}
const is = column<RfAccount>()
const onlyFor = {
  CREDITOR: [
    is.code('statementNo', '对账单编号', { width: 190 }),
    is.date('arCreateDate', '账款形成日', { sort: true }),
  ],
  DEBTOR: [is.text('arCollectAccountNo', '回款账号', { width: 150 })],
}

interface LedgerProps {
  side: Side
  /** 台账之上的概览，如账龄 */
  above?: ReactNode
  /** 台账之下的概览，如到期日历 */
  below?: ReactNode
  operationHref: OperationHref
}

/** 一方的账款台账：新增、修改、提交、作废、导入、导出；债权人与债务人共用（T-RAC-02、T-RAC-13）。 */
export function Ledger({ side, above, below, operationHref }: LedgerProps) {
  const { partner, partnerField, account } = SIDES[side]
  const [view, , open, close] = useView('import')
  const [query, setQuery] = useListQuery(defaults, conditions[side])
  const list = usePageRfAccounts(query)
  const navigate = useNavigate()
  const title = usePageTitle()
  const discard = useAction(
    (row: RfAccount) => cancelRfAccount({ documentNo: row.arNo, version: row.version }),
    { success: '已作废' },
  )
  const batch = useBatchSubmit({
    rows: list.data?.list,
    rowKey: 'arNo',
    amountOf: (row: RfAccount) => row.arAmount,
    ask: (count, total) =>
      side === 'CREDITOR'
        ? `提交 ${count} 笔，合计 ¥${total}？提交后请债务人确权，合同与发票随之锁定。`
        : `提交 ${count} 笔，合计 ¥${total}？提交即为自行确权，由本企业复核人审核。`,
    send: (request) => submitRfAccounts(request),
  })

  if (view === 'import') return <AccountImportView side={side} onClose={close} />

  const columns = [
    is.link('arNo', '应收账款编号', ({ arNo }) => operationHref('view', arNo)),
    is.dict('arStatus', '账款状态', 'AR_STATUS', { width: 120 }),
    is.text(partnerField, partner, { width: 200 }),
    is.money('arAmount', '账款金额', { sort: true, total: true, width: 150 }),
    is.money('confirmAmount', '确权金额', { width: 150 }),
    is.money('arBalance', '账款余额', { width: 150 }),
    is.date('arDueDate', '账款到期日', { sort: true }),
    is.code('contractNo', '合同编号', { width: 180 }),
    ...onlyFor[side],
    is.dict('arSource', '账款来源', 'AR_SOURCE', { tone: 'draft' }),
    is.actions(
      {
        EDIT: ['修改', ({ arNo }) => void navigate(operationHref('edit', arNo))],
        SUBMIT: [side === 'CREDITOR' ? '提交确权' : '提交', (row) => void batch.submit(row)],
        VOID: [
          '作废',
          async (row) => {
            if (await confirm({ content: `作废 ${row.arNo}？作废后不能恢复。` })) void discard.run(row)
          },
        ],
      },
      { width: 190 },
    ),
  ]
  return (
    <PageCard title={title}>
      {above}
      <QueryForm label={account} filters={conditions[side]} query={query} onQuery={setQuery} />
      <DataTable
        label={account}
        list={list}
        columns={columns}
        query={query}
        onQuery={setQuery}
        rowKey="arNo"
        selection={batch.selection}
        guidance={`还没有${account}。新增一笔，关联合同与发票后提交`}
        toolbar={
          <>
            <ListActions
              offered={list.data?.offers}
              actions={{
                CREATE: ['新增', () => void navigate(operationHref('add'))],
                IMPORT: ['批量导入', () => open('import')],
              }}
            />
            <ExportButton
              fileName={`${account}.xlsx`}
              load={(onProgress, signal) => exportRfAccounts(query, transferOptions(onProgress, signal))}
            />
          </>
        }
      />
      {below}
      {batch.element}
    </PageCard>
  )
}
