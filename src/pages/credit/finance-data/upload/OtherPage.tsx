import { FilesView } from '#business/financeData/FilesView.tsx'
import { creditFinanceData } from '../creditFinanceData.ts'

/** 上传其他资料并提交（第 4 步，T-FDP-02、T-FDP-03）。 */
export default function OtherPage() {
  return (
    <FilesView
      family={creditFinanceData}
      step={3}
      categories={['DELIVERY', 'OTHER']}
      heading="履约凭证与其他资料"
      guidance="收货单、验收单、结算单等，选填"
    />
  )
}
