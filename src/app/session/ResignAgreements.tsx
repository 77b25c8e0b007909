import { lazy, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { feedback } from '#hooks/feedback.ts'
import { type AgreementToSign, findAgreements, prepareAgreements } from './agreementSigning.ts'

// 多数人没有要签的：阅读框的代码用到才取
const ProtocolReader = lazy(() =>
  import('#business/protocol/Reader.tsx').then((module) => ({ default: module.ProtocolReader })),
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

/** 登录后重签平台协议（AGREE-01 至 04）：查、预签、解析文件地址、阅读、依次签署；取消即退出登录。一份打不开不妨碍读其余的，也不会因此退出。 */
export function ResignAgreements({ onCancel, onDone }: ResignAgreementsProps) {
  const [agreements, setAgreements] = useState<readonly AgreementToSign[]>()
  const reactions = useRef({ onCancel, onDone })
  const signed = useRef(0)

  // 进门之后检查一次，与任何渲染无关
  useEffect(() => {
    let alive = true
    const prepare = async (types: Awaited<ReturnType<typeof findAgreements>>): Promise<void> => {
      const prepared = await prepareAgreements(types)
      if (!alive) return
      const failed = prepared.flatMap(({ document }) => (document.failure === undefined ? [] : [document]))
      if (failed.length === 0) return setAgreements(prepared)
      const message = businessMessage(failed[0]?.failure)
      const isNone = failed.length === prepared.length
      const again = await feedback.confirm({
        title: '操作失败',
        content: message ?? `${failed.map(({ name }) => name).join('、')}没有取到`,
        ok: '重试',
        cancel: !isNone ? '先看其他协议' : message === undefined ? '以后再签' : '退出登录',
      })
      if (!alive) return
      if (again) await prepare(types)
      else if (!isNone) setAgreements(prepared)
      // 该签而不让签：不能当作签过了
      else if (message !== undefined) reactions.current.onCancel()
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
  const cancel = async (unreadable: number) => {
    // 打不开不是不签：问过才退出登录
    const content = '有协议没有打开，可以重试；不签署就要退出登录'
    if (unreadable > 0 && !(await feedback.confirm({ content, ok: '退出登录', cancel: '继续阅读' }))) return
    onCancel()
  }
  return (
    <ProtocolReader
      title="平台协议更新"
      mode="confirm"
      stays
      documents={agreements.map(({ document }) => document)}
      onConfirm={sign}
      onCancel={(unreadable) => void cancel(unreadable)}
    />
  )
}
