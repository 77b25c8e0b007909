import { lazy, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { feedback } from '#hooks/feedback.ts'
import { type AgreementToSign, findAgreements, prepareAgreements } from './agreementSigning.ts'

// 多数人没有要签的：阅读框的代码用到才取
const ProtocolReader = lazy(() =>
  import('./protocol/ProtocolReader.tsx').then((module) => ({ default: module.ProtocolReader })),
)

interface ResignAgreementsProps {
  /** 不签：退出登录（AGREE-03） */
  readonly onCancel: () => void
  /** 都不用签，或都签好了 */
  readonly onDone: () => void
}

// 通道失败由 app 统一提示一次，这里只说业务失败（AGREE-04）
const businessMessage = (cause: unknown) =>
  cause instanceof ApiError && cause.kind === 'business' ? cause.message : undefined

/** 登录后重签平台协议（AGREE-01 至 04）：查、预签、解析文件地址、阅读、依次签署；取消即退出登录。 */
export function ResignAgreements({ onCancel, onDone }: ResignAgreementsProps) {
  const [agreements, setAgreements] = useState<readonly AgreementToSign[]>()
  const reactions = useRef({ onCancel, onDone })
  const signed = useRef(0)

  // 进门之后检查一次，与任何渲染无关
  useEffect(() => {
    let alive = true
    const prepare = async (types: Awaited<ReturnType<typeof findAgreements>>): Promise<void> => {
      try {
        const prepared = await prepareAgreements(types)
        if (alive) setAgreements(prepared)
      } catch (cause) {
        const message = businessMessage(cause)
        if (!alive || message === undefined) return
        // 该签而签不了：不能当作签过了
        const again = await feedback.confirm({
          title: '操作失败',
          content: message,
          ok: '重试',
          cancel: '退出登录',
        })
        if (again) await prepare(types)
        else reactions.current.onCancel()
      }
    }
    const check = async () => {
      const types = await findAgreements()
      if (!alive) return
      if (types.length === 0) reactions.current.onDone()
      else await prepare(types)
    }
    check().catch((cause: unknown) => {
      const message = businessMessage(cause)
      if (alive && message !== undefined) feedback.failure(message)
    })
    return () => {
      alive = false
    }
  }, [])

  if (!agreements) return null
  const sign = async () => {
    try {
      // 中途失败后再确认：已签的不再签
      for (; signed.current < agreements.length; signed.current += 1) await agreements[signed.current]?.sign()
    } catch (cause) {
      const message = businessMessage(cause)
      if (message !== undefined) feedback.failure(message)
      throw cause
    }
    feedback.success('签署成功')
    setAgreements(undefined)
    onDone()
  }
  return (
    <ProtocolReader
      title="平台协议更新"
      mode="confirm"
      documents={agreements.map(({ name, url, renew }) => ({ name, source: { url, renew } }))}
      onConfirm={sign}
      onCancel={onCancel}
    />
  )
}
