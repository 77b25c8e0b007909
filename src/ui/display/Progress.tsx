import ArcoProgress from '@arco-design/web-react/es/Progress'
import { aria } from '#ui/aria.ts'

interface ProgressProps {
  /** 名称，如 上传 合同.pdf */
  label: string
  value: number | undefined
  max?: number
}

/** 进度条；还不知道多少时没有数，读屏听到的也没有。 */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round((value / max) * 100)
  return (
    <ArcoProgress
      ref={aria({ 'aria-label': label, 'aria-valuenow': percent }, '[role=progressbar]')}
      percent={percent ?? 0}
      showText={false}
      width={160}
    />
  )
}
