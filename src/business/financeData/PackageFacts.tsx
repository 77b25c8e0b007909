import type {
  FinanceDataPackage,
  PackageInvoice,
  PackageItem,
  PackageUse,
  TradeContract,
} from '#api/generated/corp/model/index.ts'
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

const is = column<FinanceDataPackage>()
const basicsOf = ({ productType }: FinanceDataPackage) => [
  is.code('packageNo', '资料包编号'),
  is.text('packageName', '资料包名称'),
  is.dict('packageStatus', '资料包状态', 'PACKAGE_STATUS'),
  is.text('counterpartyName', counterpartyOf(productType).label),
  productType === 'ABS'
    ? is.text('projectName', '项目名称')
    : is.dict('contractType', '合同类型', 'CONTRACT_TYPE', { tone: 'plain' }),
  is.number('invoiceCount', '发票张数'),
  is.money('invoiceTotalAmount', '发票总金额'),
  is.money('packageAmount', '资料包可用金额'),
  is.money('packageUsedAmount', '已引用金额'),
  is.money('packageRemainAmount', '还可引用金额'),
  is.instant('createTime', '创建时间'),
  is.text('remark', '备注'),
]
const file = column<PackageItem>()
const files = [
  file.dict('fileCategory', '资料类别', 'FILE_CATEGORY', { tone: 'plain' }),
  file.custom('fileName', '文件名称', (item) => <FileName file={item.file} />, { width: 300 }),
  file.custom('note', '说明', (item) => <ItemNote item={item} />, { width: 260 }),
  file.instant('uploadTime', '上传时间'),
]
const contract = column<TradeContract>()
const contracts = [
  contract.code('contractNo', '合同编号'),
  contract.text('contractName', '合同名称'),
  contract.money('contractAmount', '合同金额'),
  contract.money('contractRemainAmount', '合同剩余金额'),
]
const assignment = contract.custom('isAssignmentForbidden', '禁止转让条款', (row) => (
  <AssignmentClause contract={row} />
))
const invoice = column<PackageInvoice>()
const invoices = [
  invoice.code('invoiceNo', '发票号码'),
  invoice.money('invoiceAmount', '价税合计'),
  invoice.dict('invoiceVerifyStatus', '查验状态', 'INVOICE_VERIFY_STATUS'),
  invoice.dict('invoiceUseStatus', '占用状态', 'INVOICE_USE_STATUS'),
  invoice.money('invoiceRemainAmount', '发票剩余金额'),
  invoice.text('failReason', '不合格原因'),
]
const use = column<PackageUse>()
const uses = [
  use.code('bizNo', '业务编号'),
  use.money('useAmount', '引用金额'),
  use.instant('useTime', '引用时间'),
]

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
