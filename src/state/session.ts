import { atom } from 'jotai/vanilla'
import { currentEpoch, renewEpoch } from '#api/epoch.ts'
import type { CurrentUser } from '#api/generated/corp/model/currentUser.ts'
import { bindCorp } from '#api/session.ts'
import type { SupersededBy } from '#api/tabEpoch.ts'
import { store } from './store.ts'

/** 未登录 → 换取会话中 → 就绪，或失败（设计第 7 节）；就绪之前不渲染任何私有内容。 */
export type SessionStatus = 'anonymous' | 'exchanging' | 'ready' | 'failed'

/** 进门失败：exchange 为换取会话失败（只能退出），load 为三项资料没有取齐（可重试）。 */
export interface EntryFailure {
  readonly stage: 'exchange' | 'load'
  readonly message: string
}

/** 没有提交的内容怎样：已自动存为草稿，或没有保存。 */
export type Unsaved = 'kept' | 'lost'

export interface SessionState {
  readonly status: SessionStatus
  /** 世代：换人、换企业、换角色即变；缓存与在途请求都属于一个世代 */
  readonly epoch: number
  /** 就绪后才有 */
  readonly user?: CurrentUser
  /** 失败时才有 */
  readonly failure?: EntryFailure
  /** 在其他标签页换了企业、角色或账号：本页停用，只能刷新（T24） */
  readonly supersededBy?: SupersededBy
  /** 停用时没有提交的内容；没有的没有 */
  readonly unsaved?: Unsaved
  /** 正在前往登录地址：什么也不再渲染 */
  readonly leaving?: true
}

/** 会话的原子：组件用 useSession，组件之外用 getSession。 */
export const sessionAtom = atom<SessionState>({ status: 'anonymous', epoch: currentEpoch().id })

/** 会话状态（组件之外用）。 */
export const getSession = (): SessionState => store.get(sessionAtom)

const start = (state: Omit<SessionState, 'epoch'>) =>
  store.set(sessionAtom, { ...state, epoch: renewEpoch().id })

/** 开始换取会话：旧世代的请求与缓存作废。 */
export const beginExchange = (): void => {
  bindCorp('')
  start({ status: 'exchanging' })
}

/** 三项资料取齐（GATE-04）：就绪，并把之后的业务请求绑定到当前企业。 */
export const enterSession = (user: CurrentUser): void => {
  bindCorp(user.corpId)
  store.set(sessionAtom, { status: 'ready', epoch: currentEpoch().id, user })
}

/** 进门失败，给出可直接给人看的信息。 */
export const failSession = (failure: EntryFailure): void => {
  bindCorp('')
  store.set(sessionAtom, { status: 'failed', epoch: currentEpoch().id, failure })
}

/** 会话结束：回到未登录，旧世代作废。 */
export const endSession = ({ leaving = false } = {}): void => {
  bindCorp('')
  start({ status: 'anonymous', ...(leaving ? { leaving } : {}) })
}

/** 本标签页停用：旧世代的请求与缓存作废，只剩整页的提示，说得出填的内容怎样了（T24、K07）。 */
export const freezeSession = (supersededBy: SupersededBy, unsaved?: Unsaved): void => {
  bindCorp('')
  start({ status: 'anonymous', supersededBy, ...(unsaved && { unsaved }) })
}
