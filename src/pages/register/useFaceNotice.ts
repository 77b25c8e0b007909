import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FaceResult, FaceResultStatus } from '#api/generated/corp/model/index.ts'
import { notifyFaceResult } from '#api/generated/corp/real-names/real-names.ts'
import { useSubmit } from '#hooks/useSubmit.ts'

/** 识别服务商带回来的原因；不认识的不显示，地址里的字谁都能写。 */
const REASONS: Readonly<Record<string, string>> = {
  LIGHT: '光线不足',
  NOT_SELF: '不是法定代表人本人',
  TIMEOUT: '识别超时',
}

/**
 * 把人脸识别的结果告诉平台（API-09）：打开结果页就告诉一次，重复的通知结果不变。
 * @returns result 平台登记的结果；error 没有登记成的原因；retry 再告诉一次
 */
export function useFaceNotice(faceStatus: FaceResultStatus) {
  const [search] = useSearchParams()
  const [result, setResult] = useState<FaceResult>()
  const faceToken = search.get('faceToken') ?? ''
  const reason = REASONS[search.get('failReason') ?? '']
  const notice = useSubmit(notifyFaceResult, { onDone: setResult })
  const notified = useRef(false)
  const { run } = notice
  useEffect(() => {
    // 从手机跳来的页面没有可点的按钮：打开就是通知
    if (notified.current || !faceToken) return
    notified.current = true
    void run({ faceToken, faceStatus, failReason: reason })
  }, [faceToken, faceStatus, reason, run])
  const retry = () => void run({ faceToken, faceStatus, failReason: reason })
  return { faceToken, reason, result, error: notice.error, retry }
}
