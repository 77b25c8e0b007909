import { financeDataPackageLabels } from '#api/generated/corp/labels/financeDataPackage.ts'
import { packageInvoiceLabels } from '#api/generated/corp/labels/packageInvoice.ts'
import { packageItemLabels } from '#api/generated/corp/labels/packageItem.ts'
import { packageUseLabels } from '#api/generated/corp/labels/packageUse.ts'
import { tradeContractLabels } from '#api/generated/corp/labels/tradeContract.ts'
import type { FinanceDataPackage, PackageItem } from '#api/generated/corp/model/index.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { AssignmentClause } from './AssignmentClause.tsx'
import { counterpartyOf } from './family.ts'
import { PackageState } from './PackageState.tsx'

const is = column(financeDataPackageLabels)
const basicsOf = ({ productType }: FinanceDataPackage) => [
  is.code('packageNo'),
  is.text('packageName'),
  is.dict('packageStatus', 'PACKAGE_STATUS'),
  is.text('counterpartyName', { title: counterpartyOf(productType).label }),
  productType === 'ABS'
    ? is.text('projectName')
    : is.dict('contractType', 'CONTRACT_TYPE', { tone: 'plain' }),
  is.number('invoiceCount'),
  is.money('invoiceTotalAmount'),
  is.money('packageAmount'),
  is.money('packageUsedAmount'),
  is.money('packageRemainAmount', { title: '还可引用金额' }),
  is.instant('createTime'),
  is.text('remark'),
]
const file = column(packageItemLabels)
const files = [
  file.dict('fileCategory', 'FILE_CATEGORY', { tone: 'plain' }),
  file.custom('fileName', (item) => <FileName file={item.file} />, { width: 300 }),
  file.derived('note', '说明', (item) => <ItemNote item={item} />, { width: 260 }),
  file.instant('uploadTime'),
]
const contract = column(tradeContractLabels)
const contracts = [
  contract.code('contractNo'),
  contract.text('contractName'),
  contract.money('contractAmount'),
  contract.money('contractRemainAmount', { title: '合同剩余金额' }),
]
const assignment = contract.custom('isAssignmentForbidden', (row) => <AssignmentClause contract={row} />, {
  title: '禁止转让条款',
})
const invoice = column(packageInvoiceLabels)
const invoices = [
  invoice.code('invoiceNo'),
  invoice.money('invoiceAmount'),
  invoice.dict('invoiceVerifyStatus', 'INVOICE_VERIFY_STATUS'),
  invoice.dict('invoiceUseStatus', 'INVOICE_USE_STATUS'),
  invoice.money('invoiceRemainAmount', { title: '发票剩余金额' }),
  invoice.text('failReason', { title: '不合格原因' }),
]
const use = column(packageUseLabels)
const uses = [use.code('bizNo', { title: '业务编号' }), use.money('useAmount'), use.instant('useTime')]

function ItemNote({ item }: { item: PackageItem }) {
  if (item.authValidTo) {
    const source = item.sourcePackageNo ? `，沿用自 ${item.sourcePackageNo}` : ''
    return <>{`有效期至 ${item.authValidTo}${item.isExpired ? '（已过期）' : ''}${source}`}</>
  }
  if (!item.deliveryNo && !item.deliveryDate) return <>{item.fileCategory === 'OTHER' ? '--' : item.itemNo}</>
  return <>{[item.deliveryNo, item.deliveryDate].filter(Boolean).join('，')}</>
}

/** 资料包的全部内容：基本信息、文件、合同、发票与查验结果、引用情况、轨迹。 */
export function PackageFacts({ row }: { row: FinanceDataPackage }) {
  return (
    <>
      <PackageState row={row} />
      <Facts title="基本信息" of={row} items={basicsOf(row)} />
      <Section title="资料文件">
        {row.items.length > 0 ? (
          <PlainTable label="资料文件" columns={files} rows={row.items} rowKey="itemNo" />
        ) : (
          <EmptyState />
        )}
      </Section>
      {row.contracts.length > 0 ? (
        <Section title="合同">
          <PlainTable
            label="合同"
            columns={row.productType === 'ABS' ? [...contracts, assignment] : contracts}
            rows={row.contracts}
            rowKey="contractNo"
          />
        </Section>
      ) : null}
      {row.invoices.length > 0 ? (
        <Section title="发票">
          <PlainTable label="发票" columns={invoices} rows={row.invoices} rowKey="invoiceNo" />
        </Section>
      ) : null}
      {row.uses.length > 0 ? (
        <Section title="引用情况">
          <PlainTable label="引用情况" columns={uses} rows={row.uses} rowKey="bizNo" />
        </Section>
      ) : null}
      <Trail rows={row.auditTrail} />
    </>
  )
}
