import { firmInfoLabels } from '#api/generated/corp/labels/firmInfo.ts'
import type { FirmInfo } from '#api/generated/corp/model/index.ts'
import { industryText } from '#domain/industry.ts'
import { formatMoney } from '#domain/money.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(firmInfoLabels)
const inTenThousands = (amount: string | undefined) => (amount ? `${formatMoney(amount)} 万元` : '--')
const facts = [
  is.text('corpName'),
  is.code('uscc'),
  is.dict('corpScale', 'CORP_SCALE', { tone: 'plain' }),
  is.custom('industryCode', ({ industryCode }) => industryText(industryCode) ?? '--'),
  is.number('employeeCount'),
  is.custom('annualRevenue', (row) => inTenThousands(row.annualRevenue)),
  is.custom('totalAssets', (row) => inTenThousands(row.totalAssets)),
  is.text('actualControllerName'),
  is.text('beneficialOwnerName'),
  is.rate('beneficialShareRatio', { title: '持股比例' }),
  is.text('financeContactName'),
  is.masked('financeContactMobile'),
  is.bool('isAgri'),
  is.bool('isHighTech'),
  is.text('mainBusiness'),
  is.text('businessAddress'),
  is.instant('firmInfoUpdateTime'),
]

/** 企业补充信息的摘要：签约申请与签约详情共用。 */
export function FirmInfoFacts({ info }: { info: FirmInfo }) {
  return <Descriptions label="企业补充信息" of={info} items={facts} />
}
