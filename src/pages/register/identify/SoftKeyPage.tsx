import { RealNameFlow } from './RealNameFlow.tsx'
import { RealNameGate } from './RealNameGate.tsx'

/** 实名认证(软证书)：企业信息 → 经办人 → 人脸识别 → 对公账户小额打款 → 结果（T-RNA-02 至 T-RNA-05）。 */
export default function SoftKeyPage() {
  return (
    <RealNameGate way="SOFT_KEY">
      {(state, application) => <RealNameFlow way="SOFT_KEY" state={state} application={application} />}
    </RealNameGate>
  )
}
