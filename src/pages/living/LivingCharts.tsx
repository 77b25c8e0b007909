import { DueCalendar } from '#business/pictures/DueCalendar.tsx'
import { SplitTree } from '#business/pictures/SplitTree.tsx'
import { VoucherFace } from '#business/pictures/VoucherFace.tsx'
import { feedback } from '#hooks/feedback.ts'
import { Trend } from '#ui/chart/Trend.tsx'
import { Section } from '#ui/display/Section.tsx'

const MONTHS = ['12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']
const series = (name: string, seed: number) => ({
  name,
  points: MONTHS.map((month, index) => {
    const value = ((index + seed) * 379) % 1200
    return { label: `${index ? 26 : 25}/${month}`, value, text: value.toLocaleString('zh-CN') }
  }),
})
const NODES = [
  { id: 'H1', holder: '上海样例机电股份有限公司', amount: '1000000.00', state: '已用尽' },
  { id: 'H2', parentId: 'H1', holder: '苏州精密零件有限公司', amount: '600000.00', state: '持有中' },
  { id: 'H3', parentId: 'H1', holder: '无锡模具厂', amount: '400000.00', state: '已用尽' },
  { id: 'H4', parentId: 'H3', holder: '常州特钢贸易有限公司', amount: '150000.00', state: '已融资' },
  {
    id: 'H5',
    parentId: 'H3',
    holder: '名字特别长的江阴市某某物资回收利用综合服务有限责任公司',
    amount: '250000.00',
    state: '待签收',
  },
]
const DUE = [
  { day: '2026-11-03', amount: '120000.00', count: 1 },
  { day: '2026-11-20', amount: '3456789.12', count: 4 },
  { day: '2026-11-30', amount: '99999999999999.98', count: 12 },
  { day: '2026-12-31', amount: '80000.00', count: 2 },
]

/** 票面、拆分树、到期日历与趋势图。 */
export function LivingCharts() {
  return (
    <>
      <Section title="凭证票面">
        <VoucherFace
          voucher={{
            voucherNo: 'PZ202611210000000123',
            issuerName: '华东样例重工集团股份有限公司',
            receiverName: '上海样例机电股份有限公司',
            faceAmount: '1680.32',
            issueDate: '2026-11-21',
            promisePayDate: '2027-05-20',
            termDays: 180,
            voucherStatus: 'ACTIVE',
            contractNo: 'HT-2026-0001',
            tradeBackground: '采购数控机床主轴 4 套',
            chainHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          }}
        />
      </Section>
      <Section title="拆分树">
        <SplitTree label="持有与拆分" nodes={NODES} onOpen={(id) => feedback.success(`打开 ${id}`)} />
        <SplitTree label="没有持有" nodes={[]} />
      </Section>
      <Section title="到期日历">
        <DueCalendar label="到期日历" days={DUE} framed />
      </Section>
      <Section title="趋势图">
        <Trend label="近12个月开立与兑付" unit="万元" series={[series('开立', 1), series('兑付', 5)]} />
        <Trend label="近12个月融资" kind="bar" unit="万元" series={[series('融资', 3), series('还款', 8)]} />
      </Section>
    </>
  )
}
