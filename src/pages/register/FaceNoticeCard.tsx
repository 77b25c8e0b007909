import type { ReactNode } from 'react'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { Outcome } from '#ui/display/states/Outcome.tsx'
import type { useFaceNotice } from './useFaceNotice.ts'

interface FaceNoticeCardProps {
  readonly notice: ReturnType<typeof useFaceNotice>
  readonly children: ReactNode
}

/** 人脸识别结果页的共同样子：链接失效、登记中、没有登记成，登记好了才是 children。 */
export function FaceNoticeCard({ notice, children }: FaceNoticeCardProps) {
  const { faceToken, result, error, retry } = notice
  // 没有识别的结果，就不说识别成功、识别失败
  if (!faceToken)
    return (
      <Outcome shape="failed" title="人脸识别" description="链接已失效，请回到电脑上的实名认证页面重新扫码" />
    )
  if (result) return children
  return (
    <PageCard title="人脸识别">
      {error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={2} />}
    </PageCard>
  )
}
