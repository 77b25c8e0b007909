import type { FirmInfo } from '#api/generated/corp/model/index.ts'
import { industryText } from '#domain/industry.ts'
import { formatMoney } from '#domain/money.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<FirmInfo>()
const inTenThousands = (amount: string | undefined) => (amount ? `${formatMoney(amount)} 万元` : '--')
const facts = [
  is.text('corpName', '企业名称'),
  is.code('uscc', '统一社会信用代码'),
  is.dict('corpScale', '企业规模', 'CORP_SCALE', { tone: 'plain' }),
  is.custom('industryCode', '所属行业', ({ industryCode }) => industryText(industryCode) ?? '--'),
  is.number('employeeCount', '从业人数'),
  is.custom('annualRevenue', '上年营业收入', (row) => inTenThousands(row.annualRevenue)),
  is.custom('totalAssets', '资产总额', (row) => inTenThousands(row.totalAssets)),
  is.text('actualControllerName', '实际控制人'),
  is.text('beneficialOwnerName', '受益所有人'),
  is.rate('beneficialShareRatio', '持股比例'),
  is.text('financeContactName', '财务联系人'),
  is.masked('financeContactMobile', '财务联系人手机'),
  is.bool('isAgri', '是否涉农企业'),
  is.bool('isHighTech', '是否科技型企业'),
  is.text('mainBusiness', '主营业务'),
  is.text('businessAddress', '经营地址'),
  is.instant('firmInfoUpdateTime', '信息更新时间'),
]

/** 企业补充信息的摘要：签约申请与签约详情共用。 */
export function FirmInfoFacts({ info }: { info: FirmInfo }) {
  return <Descriptions label="企业补充信息" of={info} items={facts} />
}
