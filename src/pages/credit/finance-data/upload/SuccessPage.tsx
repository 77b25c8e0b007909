import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import type { FinanceDataPackage, PackageInvoice } from '#api/generated/corp/model/index.ts'
import { formatMoney } from '#domain/money.ts'
import { PlainTable } from '#pages/credit/PlainTable.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { useReach } from '#routes/useReach.ts'
import { column } from '#ui/columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { Section } from '#ui/Section.tsx'
import styles from '../financeData.module.css'
import { NoPackage } from '../NoPackage.tsx'
import { usePackage } from '../usePackage.ts'
import { uploadSteps } from './steps.ts'

const is = column<PackageInvoice>()
const columns = [
  is.code('invoiceNo', '发票号码', { width: 220 }),
  is.money('invoiceAmount', '价税合计'),
  is.dict('invoiceVerifyStatus', '查验状态', 'INVOICE_VERIFY_STATUS'),
  is.instant('verifyTime', '查验时间'),
  is.text('failReason', '不合格原因', { width: 240 }),
]

/** 资料提交成功：逐张查验的进度，随时可离开，刷新也接得上（T-FDP-04 至 06）。 */
export default function SuccessPage() {
  const title = usePageTitle()
  const { packageNo, result } = usePackage()
  if (!packageNo) return <NoPackage />
  return (
    <PageCard title={title} description={`资料包 ${packageNo}`}>
      <Loaded result={result}>
        {(row) => (
          <>
            <Outcome row={row} />
            <Section title="发票查验">
              <PlainTable label="发票查验" columns={columns} rows={row.invoices} rowKey="invoiceNo" />
            </Section>
          </>
        )}
      </Loaded>
    </PageCard>
  )
}

const summaryOf = (row: FinanceDataPackage): readonly [headline: string, text: string] => {
  switch (row.packageStatus) {
    case 'DRAFT':
      return ['资料尚未提交', row.stateReason ?? '']
    case 'COMPLETE':
      return ['资料已提交', '等待平台查验发票，可离开本页，结果会发到消息中心']
    case 'VERIFYING':
      return [
        '正在查验发票',
        `已查 ${row.checkedCount} / ${row.invoiceCount} 张，可离开本页，结果会发到消息中心`,
      ]
    case 'INVALID':
      return ['校验不通过', `${row.failures.length} 张发票不合格，请更换或删除后重新提交`]
    case 'VOID':
      return ['资料包已作废', '']
    default:
      return ['校验通过', `资料包可用金额 ${formatMoney(row.packageAmount)} 元`]
  }
}

function Outcome({ row }: { row: FinanceDataPackage }) {
  const navigate = useNavigate()
  const reach = useReach()
  const { packageNo, packageStatus } = row
  const [headline, text] = summaryOf(row)
  const moving = packageStatus === 'COMPLETE' || packageStatus === 'VERIFYING'
  const usable = packageStatus === 'VERIFIED' || packageStatus === 'USED'
  const finance = usable ? reach(href(credit.coreFinanceApply, { packageNo })) : undefined
  const editable = row.actions.some(({ code, enabled }) => code === 'UPLOAD' && enabled)
  return (
    <div className={styles.outcome}>
      <div role="status" aria-label="校验结果">
        <p className={styles.headline}>{headline}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {moving ? (
        <progress aria-label="查验进度" max={Math.max(1, row.invoiceCount)} value={row.checkedCount} />
      ) : null}
      <div className={styles.tools}>
        <Button onClick={() => void navigate(href(credit.financeDataDetail, { packageNo }))}>查看资料</Button>
        {editable ? (
          <Button type="primary" onClick={() => void navigate(uploadSteps[2].path(packageNo))}>
            去修改
          </Button>
        ) : null}
        {finance ? (
          <Button type="primary" onClick={() => void navigate(finance)}>
            去融资
          </Button>
        ) : null}
      </div>
    </div>
  )
}
