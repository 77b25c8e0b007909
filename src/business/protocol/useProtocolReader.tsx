import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { networkError } from '#api/outcome.ts'
import { feedback } from '#hooks/feedback.ts'
import type { ProtocolReaderProps } from './types.ts'

export type ProtocolReading = Omit<ProtocolReaderProps, 'onCancel'>

interface Session {
  readonly id: number
  readonly reading: ProtocolReading
  readonly Reader: ComponentType<ProtocolReaderProps>
}

/**
 * 打开协议阅读框；代码与 pdf.js 用到才取。element 须由页面渲染。
 * @returns open 得 true（读完并确认，onConfirm 也成了）或 false（取消、打不开、页面离开）；不抛错。
 *   onConfirm 抛出时框不关、可再试；业务失败在此提示，通道失败由 app 提示
 */
export function useProtocolReader() {
  const [session, setSession] = useState<Session>()
  const settle = useRef<(isConfirmed: boolean) => void>(undefined)
  const count = useRef(0)

  const finish = useCallback((isConfirmed: boolean) => {
    const done = settle.current
    settle.current = undefined
    setSession(undefined)
    done?.(isConfirmed)
  }, [])
  useEffect(
    () => () => {
      settle.current?.(false)
      settle.current = undefined
    },
    [],
  )

  const open = useCallback(async (reading: ProtocolReading): Promise<boolean> => {
    // 一次只开一个
    if (settle.current) return false
    count.current += 1
    const id = count.current
    const answer = new Promise<boolean>((resolve) => {
      settle.current = resolve
    })
    try {
      const { ProtocolReader } = await import('./Reader.tsx')
      setSession({ id, reading, Reader: ProtocolReader })
    } catch {
      settle.current = undefined
      feedback.failure(networkError().message)
      return false
    }
    return answer
  }, [])

  const confirm = async (reading: ProtocolReading) => {
    try {
      await reading.onConfirm?.()
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.kind === 'business')
        feedback.failure(cause instanceof Error && cause.message ? cause.message : networkError().message)
      return
    }
    finish(true)
  }

  const element: ReactNode = session ? (
    <session.Reader
      key={session.id}
      {...session.reading}
      onConfirm={() => confirm(session.reading)}
      onCancel={() => finish(false)}
    />
  ) : null
  return { open, element, isOpen: session !== undefined }
}
