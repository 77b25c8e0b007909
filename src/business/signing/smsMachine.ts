import type { ProductType } from '#api/generated/signing/model/productType.ts'
import type { SignBusinessType } from '#api/generated/signing/model/signBusinessType.ts'

/** 签署框里逐行显示的一项，如 ['凭证金额', '¥1,000.00']。 */
type SigningLine = readonly [label: string, value: string]

/** 一次签署的全部内容：所见即所签。 */
export interface SigningData {
  businessType: SignBusinessType
  productType: ProductType
  /** 本次一并签署的各单据编号，至多 50 个 */
  businessKeys: readonly string[]
  /** 签署摘要，随验证码一起送给服务端，至多 500 字 */
  summary: string
  /** 框里逐行给人看的要素 */
  content: readonly SigningLine[]
}

/** 签署的结果（SMS-03）：0 成功，1 参数不全，2 用户取消，3 网络异常；开关关闭时没有凭据。 */
export type SigningResult =
  | { readonly code: 0; readonly signTicket?: string }
  | { readonly code: 1 | 2 | 3; readonly message: string }

export const signingTexts = {
  incomplete: '传入参数不完整',
  cancelled: '已取消签署',
  network: '网络异常，请稍后重试',
  sendFailed: '发送短信验证码失败，请重试',
  codeRequired: '请输入短信验证码',
  changed: '签署内容已变化，请关闭后核对并重新提交',
} as const

/** 参数是否齐全（M01）。 */
export const isComplete = (data: SigningData) =>
  Boolean(data.businessType && data.productType && data.summary?.trim()) &&
  Boolean(data.businessKeys?.length && data.businessKeys.every(Boolean) && data.content?.length)

/** 内容的指纹：前后不同即内容变了（M11）。 */
export const fingerprint = (data: SigningData) =>
  JSON.stringify([data.businessType, data.productType, data.businessKeys, data.summary, data.content])

/** 框里要看的问题；detail 是服务端的说明，原样。 */
interface SigningProblem {
  readonly text: string
  readonly detail?: string
  /** 验证码没被接受：留在框里选中，再打就换掉 */
  readonly refused?: true
}
interface Opened {
  readonly data: SigningData
  readonly code: string
  /** 收短信的手机号，已掩码 */
  readonly mobilePhone?: string
  readonly problem?: SigningProblem
}
type Live = Opened & { readonly step: 'entering' | 'verifying' }
/** 框开着的状态。 */
export type OpenState = Live | (Opened & { readonly step: 'void' })
type SigningState = { readonly step: 'idle' | 'checking' } | OpenState

/** 签署框是否开着。 */
export const isOpen = (state: SigningState): state is OpenState =>
  state.step !== 'idle' && state.step !== 'checking'

type SigningEvent =
  | { readonly type: 'check' | 'end' | 'verify' | 'codeMissing' | 'unknown' | 'changed' }
  | { readonly type: 'open'; readonly data: SigningData; readonly mobilePhone?: string | undefined }
  | { readonly type: 'sent'; readonly mobilePhone: string }
  | { readonly type: 'sendFailed'; readonly detail?: string }
  | { readonly type: 'type'; readonly code: string }
  | { readonly type: 'refused'; readonly message: string }

function advanceOpen(state: Live, event: SigningEvent): SigningState {
  const clean = { step: 'entering', data: state.data, mobilePhone: state.mobilePhone } as const
  switch (event.type) {
    case 'sent':
      return { ...clean, step: state.step, code: state.code, mobilePhone: event.mobilePhone }
    case 'sendFailed':
      return { ...state, problem: { text: signingTexts.sendFailed, detail: event.detail } }
    case 'type':
      return { ...clean, step: state.step, code: event.code }
    case 'codeMissing':
      return { ...state, problem: { text: signingTexts.codeRequired } }
    case 'verify':
      return { ...clean, step: 'verifying', code: state.code }
    case 'refused':
      return { ...clean, code: state.code, problem: { text: event.message, refused: true } }
    case 'unknown':
      // 服务端可能已收下这个验证码：不留在框里，免得原样再发（M10）
      return { ...clean, code: '', problem: { text: signingTexts.network } }
    case 'changed':
      return { ...clean, step: 'void', code: '', problem: { text: signingTexts.changed } }
    default:
      return state
  }
}

/** 短信签署的状态机（规范第 4 节）：idle → checking → entering ⇄ verifying；内容变了即 void，只能关闭。 */
export function advance(state: SigningState, event: SigningEvent): SigningState {
  if (event.type === 'end') return { step: 'idle' }
  if (event.type === 'check') return { step: 'checking' }
  if (event.type === 'open')
    return { step: 'entering', data: event.data, code: '', mobilePhone: event.mobilePhone }
  return isOpen(state) && state.step !== 'void' ? advanceOpen(state, event) : state
}
