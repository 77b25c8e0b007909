import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { packageInvoiceLabels } from '#api/generated/corp/labels/packageInvoice.ts'
import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { yuan } from '#domain/money.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { Progress } from '#ui/display/Progress.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import type { Shape } from '#ui/display/states/LinePicture.tsx'
import { Result } from '#ui/display/states/Result.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { type FinanceDataFamily, type FinanceDataProps, stepOf } from './family.ts'
import { NoPackage } from './NoPackage.tsx'
import { usePackage } from './usePackage.ts'

const is = column(packageInvoiceLabels)
const columns = [
  is.code('invoiceNo'),
  is.money('invoiceAmount'),
  is.dict('invoiceVerifyStatus', 'INVOICE_VERIFY_STATUS'),
  is.instant('verifyTime'),
  is.text('failReason', { title: '不合格原因' }),
]

interface SuccessViewProps extends FinanceDataProps {
  /** 能去的地址原样给出，不能去的给 undefined */
  reach: (address: string) => string | undefined
}

/** 资料提交成功：逐张查验的进度，随时可离开，刷新也接得上（T-FDP-04 至 06）。 */
export function SuccessView({ family, reach }: SuccessViewProps) {
  const { packageNo, result } = usePackage()
  if (!packageNo) return <NoPackage family={family} />
  return (
    <PageCard description={`资料包 ${packageNo}`}>
      <QueryState result={result}>
        {(row) => (
          <>
            <Checked row={row} family={family} reach={reach} />
            <Section title="发票查验">
              <PlainTable label="发票查验" columns={columns} rows={row.invoices} rowKey="invoiceNo" />
            </Section>
          </>
        )}
      </QueryState>
    </PageCard>
  )
}

const resultOf = (row: FinanceDataPackage): readonly [shape: Shape, title: string, text: string] => {
  switch (row.packageStatus) {
    case 'DRAFT':
      return ['empty', '资料尚未提交', row.stateReason ?? '']
    case 'COMPLETE':
      return ['time', '资料已提交', '等待平台查验发票，可离开本页，结果会发到消息中心']
    case 'VERIFYING':
      return [
        'time',
        '正在查验发票',
        `已查 ${row.checkedCount} / ${row.invoiceCount} 张，可离开本页，结果会发到消息中心`,
      ]
    case 'INVALID':
      return ['failed', '校验不通过', `${row.failures.length} 张发票不合格，请更换或删除后重新提交`]
    case 'VOID':
      return ['missing', '资料包已作废', '']
    default:
      return ['done', '校验通过', `资料包可用金额 ${yuan(row.packageAmount)}`]
  }
}

interface CheckedProps extends Pick<SuccessViewProps, 'reach'> {
  row: FinanceDataPackage
  family: FinanceDataFamily
}

function Checked({ row, family, reach }: CheckedProps) {
  const navigate = useNavigate()
  const { packageNo, packageStatus } = row
  const [shape, title, text] = resultOf(row)
  const moving = packageStatus === 'COMPLETE' || packageStatus === 'VERIFYING'
  const usable = packageStatus === 'VERIFIED' || packageStatus === 'USED'
  const use = usable ? reach(family.use.path(packageNo)) : undefined
  const editable = row.actions.some(({ code, enabled }) => code === 'UPLOAD' && enabled)
  return (
    <Result
      shape={shape}
      label="校验结果"
      title={title}
      description={text}
      actions={
        <>
          {editable ? (
            <Button
              type="primary"
              onClick={() => void navigate(stepOf(family, 'INVOICE')?.path(packageNo) ?? family.manage)}
            >
              去修改
            </Button>
          ) : null}
          {use ? (
            <Button type="primary" onClick={() => void navigate(use)}>
              {family.use.label}
            </Button>
          ) : null}
          <Button onClick={() => void navigate(family.detail(packageNo))}>查看资料</Button>
        </>
      }
    >
      {moving ? (
        <Progress label="查验进度" max={Math.max(1, row.invoiceCount)} value={row.checkedCount} />
      ) : null}
    </Result>
  )
}
