import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { receiptLabels } from '#api/generated/corp/labels/receipt.ts'
import { receiptQueryLabels } from '#api/generated/corp/labels/receiptQuery.ts'
import type { Receipt } from '#api/generated/corp/model/index.ts'
import {
  downloadReceiptMonth,
  downloadReceipts,
  usePageReceipts,
} from '#api/generated/corp/receipts/receipts.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useReceiptDownload } from './useReceiptDownload.ts'

const ReceiptDrawer = lateDialog(() => import('./ReceiptDrawer.tsx').then((part) => part.ReceiptDrawer))
const MonthDialog = lateDialog(() => import('#pages/my/MonthDialog.tsx').then((part) => part.MonthDialog))
const VerifyDialog = lateDialog(() => import('./VerifyDialog.tsx').then((part) => part.VerifyDialog))

const filter = filters(receiptQueryLabels)
const conditions = [
  filter.text('receiptNo'),
  filter.dict('receiptType', 'RECEIPT_TYPE'),
  filter.text('bizNo'),
  filter.text('payerName'),
  filter.text('payeeName'),
  filter.money('receiptAmount'),
  filter.dates('tradeTime', { label: '交易时间' }),
]
const is = column(receiptLabels)

/** 电子回单：付出与收到的每一笔资金，可查看、下载、批量下载与验真；银行还没出具的为生成中。 */
export default function ReceiptPage() {
  const page = useListPage(usePageReceipts, { conditions })
  const [selected, setSelected] = useState<readonly string[]>([])
  const [shown, setShown] = useState<Receipt>()
  const [verifying, setVerifying] = useState(false)
  const [isMonthly, setMonthly] = useState(false)
  const download = useReceiptDownload()
  const columns = [
    is.open('receiptNo', setShown),
    is.dict('receiptType', 'RECEIPT_TYPE', { tone: 'plain' }),
    is.text('bizNo'),
    is.text('payerName'),
    is.text('payeeName'),
    is.money('receiptAmount', { sort: true }),
    is.code('bankSerialNo'),
    is.instant('tradeTime', { sort: true }),
    is.custom(
      'antiFakeCode',
      ({ antiFakeCode }) => antiFakeCode ?? <StatusTag value="生成中" tone="progress" />,
      { width: 170 },
    ),
    is.actions({ DOWNLOAD: ['下载', (row) => download(row.receiptNo)] }, { width: 90, from: 'allowed' }),
  ]
  return (
    <ListCard
      label="电子回单"
      {...page}
      columns={columns}
      rowKey="receiptNo"
      guidance="还没有电子回单；有资金收付之后由银行出具"
      toolbar={
        <>
          <Button onClick={() => setVerifying(true)}>验真</Button>
          <Button onClick={() => setMonthly(true)}>按月下载</Button>
        </>
      }
      selection={{
        selected,
        onSelect: setSelected,
        max: 50,
        blocked: (row) => (row.isProduced ? undefined : '银行正在出具回单'),
        actions: (
          <ExportButton
            fileName="电子回单.zip"
            load={(transfer) => downloadReceipts({ receiptNos: [...selected] }, transfer)}
          >
            批量下载
          </ExportButton>
        ),
      }}
    >
      {shown ? <ReceiptDrawer receipt={shown} onClose={() => setShown(undefined)} /> : null}
      {isMonthly ? (
        <MonthDialog
          title="按月下载电子回单"
          hint="一个压缩包：每份回单一个 PDF，另有清单（收入、支出与合计）与会计软件可以导入的记账清单"
          fileName="电子回单.zip"
          load={downloadReceiptMonth}
          onClose={() => setMonthly(false)}
        />
      ) : null}
      {verifying ? <VerifyDialog onClose={() => setVerifying(false)} /> : null}
    </ListCard>
  )
}
