import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { verifyPackageInvoices } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { packageInvoiceLabels } from '#api/generated/corp/labels/packageInvoice.ts'
import type { FinanceDataPackage, PackageInvoice } from '#api/generated/corp/model/index.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { VERIFY_SENT } from '#business/trade/verifySent.ts'
import { refOf } from '#domain/documentRef.ts'
import { feedback } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { useDict } from '#ui/DictContext.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column, Text } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { RowActions } from '#ui/table/RowActions.tsx'
import { counterpartyOf, type FinanceDataProps } from './family.ts'
import { PackageInvoiceBatch } from './PackageInvoiceBatch.tsx'
import { UploadFrame } from './UploadFrame.tsx'
import { useRemoveItem } from './usePackage.ts'
import styles from './views.module.css'

const PickInvoicesDrawer = lateDialog(() =>
  import('./PickInvoicesDrawer.tsx').then((part) => part.PickInvoicesDrawer),
)

const is = column(packageInvoiceLabels)
const VERIFIABLE: readonly PackageInvoice['invoiceVerifyStatus'][] = ['UNVERIFIED', 'MISMATCH', 'NOT_FOUND']

/** 上传发票（第 3 步）：批量上传、识别、查验（T-FDP-02、T-RIV-01）。 */
export function InvoicesView(props: FinanceDataProps) {
  return (
    <UploadFrame {...props} step={2}>
      {(row, editable) => (
        <>
          {editable ? <PackageInvoiceBatch row={row} /> : null}
          <Invoices row={row} editable={editable} />
        </>
      )}
    </UploadFrame>
  )
}

/** 可否查验：结果未定或不合格、今日次数未用完的。 */
const verifyRule = ({ invoiceVerifyStatus, verifyTimesLeft = 0 }: PackageInvoice) =>
  VERIFIABLE.includes(invoiceVerifyStatus)
    ? [{ code: 'VERIFY', enabled: verifyTimesLeft > 0, reason: '今日查验次数已用完，请明日再试' }]
    : []

function Invoices({ row, editable }: { row: FinanceDataPackage; editable: boolean }) {
  const [picking, setPicking] = useState(false)
  const remove = useRemoveItem(row)
  const kinds = useDict('INVOICE_KIND')
  const verify = useAction(
    (invoices: PackageInvoice[]) =>
      verifyPackageInvoices({
        packageNo: row.packageNo,
        items: invoices.map((invoice) => refOf(invoice, 'invoiceNo')),
      }),
    {
      onDone: ({ results }) => {
        const failed = results.filter(({ success }) => !success)
        if (failed.length > 0) feedback.failure(failed.map(({ message }) => message).join('\n'))
        else feedback.success(VERIFY_SENT)
      },
    },
  )
  const pending = row.invoices.filter((invoice) => verifyRule(invoice).some(({ enabled }) => enabled))
  const columns = [
    is.custom('invoiceKind', ({ invoiceKind }) => <Text value={kinds.label(invoiceKind)} />, {
      width: 108,
    }),
    is.code('invoiceNo'),
    is.date('invoiceDate'),
    is.text('buyerName'),
    is.money('invoiceAmount'),
    is.money('invoiceRemainAmount', { title: '发票剩余金额' }),
    is.custom(
      'invoiceVerifyStatus',
      (invoice) => (
        <StatusTag
          value={invoice.invoiceVerifyStatus}
          dict="INVOICE_VERIFY_STATUS"
          {...(invoice.failReason && { facts: { stateReason: invoice.failReason } })}
        />
      ),
      { width: 110 },
    ),
    is.dict('invoiceUseStatus', 'INVOICE_USE_STATUS'),
    is.buttons(
      (invoice) => (
        <span className={styles.actions}>
          <FileName file={invoice.invoiceFile} text="预览" />
          {editable ? (
            <RowActions
              allowed={[...verifyRule(invoice), { code: 'REMOVE', enabled: true }]}
              actions={[
                { code: 'VERIFY', label: '查验', onClick: () => void verify.run([invoice]) },
                {
                  code: 'REMOVE',
                  label: '删除',
                  onClick: () => void remove('INVOICE', invoice.invoiceNo, `发票 ${invoice.invoiceNo}`),
                },
              ]}
            />
          ) : null}
        </span>
      ),
      { width: 160 },
    ),
  ]
  const tools = editable ? (
    <span className={styles.actions}>
      <Button onClick={() => setPicking(true)}>选择已有发票</Button>
      {row.invoices.length > 0 ? (
        <Button
          disabled={pending.length === 0}
          loading={verify.running}
          onClick={() => void verify.run(pending.slice(0, 50))}
        >
          全部查验
        </Button>
      ) : null}
    </span>
  ) : null
  return (
    <Section title={`发票（${row.invoiceCount} 张）`} extra={tools}>
      {picking ? <PickInvoicesDrawer row={row} onClose={() => setPicking(false)} /> : null}
      <div className={styles.block}>
        {row.invoices.length > 0 ? (
          <PlainTable label="发票" columns={columns} rows={row.invoices} rowKey="invoiceNo" />
        ) : (
          <EmptyState guidance={`至少一张本企业开给${counterpartyOf(row.productType).word}的发票`} />
        )}
      </div>
    </Section>
  )
}
