import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react'
import type { ApiError } from '#api/ApiError.ts'
import { asApiError } from '#api/attempt.ts'
import {
  applySignatureSms,
  findSignatureSwitch,
  verifySignatureSms,
} from '#api/generated/signing/signatures/signatures.ts'
import { forgetSent, noteSent, recentlySent } from '#hooks/useCooldown.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import {
  advance,
  fingerprint,
  isComplete,
  isOpen,
  type SigningData,
  type SigningResult,
  signingTexts,
} from './smsMachine.ts'

export type { SigningData, SigningResult } from './smsMachine.ts'

const SmsSigning = lateDialog(() => import('./SmsDialog.tsx').then((part) => part.SmsSigning))

interface Session {
  /** 调用者给的原件：之后被改动即作废 */
  readonly given: SigningData
  /** 打开时的副本：显示与签署的都是它 */
  readonly data: SigningData
  readonly resolve: (result: SigningResult) => void
  verifying: boolean
  sending?: Promise<boolean>
}

const isChanged = ({ given, data }: Session, latest: string | undefined) =>
  [fingerprint(given), latest ?? fingerprint(data)].some((one) => one !== fingerprint(data))

const cancelled: SigningResult = { code: 2, message: signingTexts.cancelled }
// 失败就地显示，不再由 app 弹一次（I3）；登录失效与没有权限的仍由它处理（H04、H06）
const quiet = { quiet: true } as const

const requestOf = ({ businessKeys, businessType, productType, summary }: SigningData) => ({
  businessKeys: [...businessKeys],
  businessType,
  productType,
  summary,
})

/**
 * 短信签署（SMS-01…05、MC-6）：先查开关，关则得 0 无凭据；开则弹框发码、验码，得 0 与一次性凭据。
 * sign() 不抛错；element 须由页面渲染。
 * @param latest 此刻会签的内容；签署中与打开时不同即作废（M11）。内容不会变的可不给
 */
export function useSmsSigning(latest?: SigningData) {
  const [state, dispatch] = useReducer(advance, { step: 'idle' })
  const session = useRef<Session>(undefined)
  const print = latest && fingerprint(latest)
  const opened = isOpen(state)
  const current = useRef(print)

  useEffect(() => {
    current.current = print
    // 打开之前就变了的，框一出现即作废
    if (opened && session.current && isChanged(session.current, print)) dispatch({ type: 'changed' })
  }, [print, opened])
  useEffect(
    () => () => {
      session.current?.resolve(cancelled)
      session.current = undefined
    },
    [],
  )

  const finish = useCallback((result: SigningResult) => {
    const own = session.current
    session.current = undefined
    dispatch({ type: 'end' })
    own?.resolve(result)
  }, [])

  /** 框须收起的失败：登录失效、没有权限、世代更换；已处理得 true。 */
  const closedBy = (error: ApiError) => {
    if (error.kind === 'cancelled') finish(cancelled)
    else if (error.deniesAccess) finish({ code: 3, message: error.message })
    else return false
    return true
  }

  const sign = useCallback(
    async (given: SigningData): Promise<SigningResult> => {
      if (!isComplete(given)) return { code: 1, message: signingTexts.incomplete }
      if (session.current) return cancelled
      let resolve: (result: SigningResult) => void = () => {}
      const result = new Promise<SigningResult>((done) => {
        resolve = done
      })
      const own: Session = { given, data: structuredClone(given), resolve, verifying: false }
      session.current = own
      dispatch({ type: 'check' })
      const failed = (message: string) => session.current === own && finish({ code: 3, message })
      const { businessType, productType } = own.data
      findSignatureSwitch({ businessType, productType }, quiet).then(
        (answer: { open?: unknown } | undefined | null) => {
          if (session.current !== own) return
          // 关了框又重开：服务端 60 秒内不再发，刚才那条仍有效，接着倒数
          if (answer?.open === true)
            dispatch({
              type: 'open',
              data: own.data,
              mobilePhone: recentlySent(fingerprint(own.data))?.to,
            })
          else if (answer?.open === false) finish({ code: 0 })
          // 说不清开没开，按失败处理，不放行（S26）
          else failed(signingTexts.network)
        },
        (cause: unknown) => {
          const error = asApiError(cause)
          if (error.kind === 'cancelled') {
            if (session.current === own) finish(cancelled)
          } else
            failed(
              error.kind === 'network' || error.kind === 'timeout' ? signingTexts.network : error.message,
            )
        },
      )
      return result
    },
    [finish],
  )

  const request = async (own: Session): Promise<boolean> => {
    try {
      const { mobilePhone } = await applySignatureSms(requestOf(own.data), quiet)
      noteSent(fingerprint(own.data), mobilePhone)
      if (session.current === own) dispatch({ type: 'sent', mobilePhone })
      return true
    } catch (cause) {
      const error = asApiError(cause)
      if (session.current !== own || closedBy(error)) return false
      dispatch({ type: 'sendFailed', detail: error.kind === 'business' ? error.message : undefined })
      return false
    }
  }
  const send = async (): Promise<boolean> => {
    const own = session.current
    if (!own) return false
    // 严格模式与连点都只发一次（M05）
    own.sending ??= request(own).finally(() => {
      own.sending = undefined
    })
    return own.sending
  }

  const verify = async (verifyCode: string) => {
    const own = session.current
    // 同步的锁：两次回车只验一次（M13）
    if (!own || own.verifying) return
    if (isChanged(own, current.current)) {
      dispatch({ type: 'changed' })
      return
    }
    if (!verifyCode) {
      dispatch({ type: 'codeMissing' })
      return
    }
    own.verifying = true
    dispatch({ type: 'verify' })
    try {
      const { signTicket } = await verifySignatureSms({ ...requestOf(own.data), verifyCode }, quiet)
      // 验证码已用掉，下次须重发
      forgetSent(fingerprint(own.data))
      if (session.current !== own) return
      if (isChanged(own, current.current)) dispatch({ type: 'changed' })
      else if (signTicket) finish({ code: 0, signTicket })
      else dispatch({ type: 'unknown' })
    } catch (cause) {
      const error = asApiError(cause)
      if (session.current !== own || closedBy(error)) return
      if (error.kind === 'business') dispatch({ type: 'refused', message: error.message })
      else dispatch({ type: 'unknown' })
    } finally {
      own.verifying = false
    }
  }

  const element: ReactNode = isOpen(state) ? (
    <SmsSigning
      state={state}
      onCode={(code) => dispatch({ type: 'type', code })}
      onSend={send}
      onConfirm={() => void verify(state.code)}
      onClose={() => finish(cancelled)}
    />
  ) : null
  return { sign, element, busy: state.step !== 'idle' }
}
