import { FilesView } from '#business/financeData/FilesView.tsx'
import { absFinanceData } from '../absFinanceData.ts'

/** 上传其他资料并提交（第 5 步，T-FDP-02、T-FDP-03）。 */
export default function AbsOtherPage() {
  return (
    <FilesView
      family={absFinanceData}
      step={4}
      categories={['OTHER']}
      heading="其他资料"
      guidance="其他能说明交易的资料，选填"
    />
  )
}
