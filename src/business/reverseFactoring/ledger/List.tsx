import Button from '@arco-design/web-react/es/Button'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { rfAccountLabels } from '#api/generated/corp/labels/rfAccount.ts'
import { rfAccountQueryLabels } from '#api/generated/corp/labels/rfAccountQuery.ts'
import type { RfAccount } from '#api/generated/corp/model/index.ts'
import {
  cancelRfAccount,
  exportRfAccounts,
  recallRfAccount,
  submitRfAccounts,
  usePageRfAccounts,
} from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { ChangedAccount } from '#business/account/ChangedAccount.tsx'
import { NewGate } from '#business/approval/NewGate.tsx'
import { useBatchSubmit } from '#business/approval/useBatchSubmit.tsx'
import { useRecall } from '#business/approval/useRecall.ts'
import { DueDate } from '#business/DueDate.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { type OperationHref, SIDES, type Side } from '../sides.ts'

const AccountImportView = lateView(() =>
  import('./AccountImportView.tsx').then((part) => part.AccountImportView),
)
const ReportView = lateView(() => import('./ReportView.tsx').then((part) => part.ReportView))

const filter = filters(rfAccountQueryLabels)
const conditionsOf = (side: Side) => [
  filter.text('arNo'),
  filter.text(SIDES[side].partnerField, { label: SIDES[side].partner }),
  filter.money('arAmount'),
  filter.dates('arDueDate'),
  filter.dict('arStatus', 'AR_STATUS'),
  filter.dict('arSource', 'AR_SOURCE'),
]
const conditions = { CREDITOR: conditionsOf('CREDITOR'), DEBTOR: conditionsOf('DEBTOR') }
const is = column(rfAccountLabels)
const onlyFor = {
  CREDITOR: [is.code('statementNo'), is.date('arCreateDate', { sort: true })],
  DEBTOR: [
    is.text('payeeName', { title: '回款户名' }),
    is.custom(
      'arCollectAccountNo',
      ({ arCollectAccountNo, formerCollectAccountNo }) => (
        <ChangedAccount account={arCollectAccountNo} former={formerCollectAccountNo} when="转让前" />
      ),
      { title: '回款账号' },
    ),
  ],
}

interface LedgerProps {
  side: Side
  /** 台账之上的概览，如账龄 */
  figures?: ReactNode
  /** 台账之下的概览，如到期日历 */
  below?: ReactNode
  operationHref: OperationHref
}

/** 一方的账款台账：新增、修改、提交、作废、导入、导出；债权人与债务人共用（T-RAC-02、T-RAC-13）。 */
export function LedgerList({ side, figures, below, operationHref }: LedgerProps) {
  const { partner, partnerField, account } = SIDES[side]
  const [view, , open, close] = useView('import', 'report')
  const page = useListPage(usePageRfAccounts, { conditions: conditions[side] })
  const { query, list } = page
  const navigate = useNavigate()
  const discard = useAction((row: RfAccount) => cancelRfAccount(refOf(row, 'arNo')), {
    ask: (row) => ({ title: '作废账款', content: `作废 ${row.arNo}？作废后不能恢复。`, ok: '作废' }),
    success: '已作废',
  })
  const recall = useRecall('arNo', recallRfAccount, '合同与发票放回，可继续编辑')
  const batch = useBatchSubmit(page, {
    rowKey: 'arNo',
    amountOf: (row) => row.arAmount,
    ask: (count, total) =>
      side === 'CREDITOR'
        ? `提交 ${count} 笔，合计 ¥${total}？提交后请债务人确权，合同与发票随之锁定。`
        : `提交 ${count} 笔，合计 ¥${total}？提交即为自行确权，由本企业复核人复核。`,
    send: (request) => submitRfAccounts(request),
  })

  if (view === 'report') return <ReportView side={side} onClose={close} />
  if (view === 'import')
    return (
      <NewGate result={page.list} offersOf={({ offers }) => offers} action="IMPORT">
        <AccountImportView side={side} onClose={close} />
      </NewGate>
    )

  const columns = [
    is.link('arNo', ({ arNo }) => operationHref('view', arNo)),
    is.dict('arStatus', 'AR_STATUS'),
    is.text(partnerField, { title: partner }),
    is.money('arAmount', { sort: true, total: true }),
    is.money('confirmAmount'),
    is.money('arBalance'),
    is.custom('arDueDate', (row) => <DueDate day={row.arDueDate} overdueDays={row.overdueDays} />, {
      width: 180,
      sort: true,
    }),
    is.code('contractNo'),
    ...onlyFor[side],
    is.dict('arSource', 'AR_SOURCE', { tone: 'plain' }),
    is.actions(
      {
        EDIT: ['修改', ({ arNo }) => void navigate(operationHref('edit', arNo))],
        SUBMIT: [side === 'CREDITOR' ? '提交确权' : '提交', (row) => void batch.submit(row)],
        RECALL: ['撤回提交', (row) => void recall.run(row)],
        VOID: ['作废', (row) => void discard.run(row)],
      },
      { width: 190 },
    ),
  ]
  return (
    <ListCard
      label={account}
      {...page}
      columns={columns}
      rowKey="arNo"
      batch={batch}
      guidance={`还没有${account}。新增一笔，关联合同与发票后提交`}
      toolbar={
        <>
          <PageActions
            allowed={list.data?.offers}
            actions={{
              CREATE: ['新增', () => void navigate(operationHref('add'))],
              IMPORT: ['批量导入', () => open('import')],
            }}
          />
          <Button onClick={() => open('report')}>统计</Button>
          <ExportButton fileName={`${account}.xlsx`} load={(transfer) => exportRfAccounts(query, transfer)} />
        </>
      }
      extra={figures}
    >
      {below}
    </ListCard>
  )
}
