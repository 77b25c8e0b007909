// 谁做了什么：调用办完（或被拒）时记一条。完整账号、验证码、口令不在其中：只用单据编号、姓名与文件名。
import type { ActivityKind } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import type { CallObserver } from '../../kernel/call.ts'
import type { FileAnswer } from '../../kernel/define.ts'
import type { World } from '../../kernel/World.ts'
import { clientOf } from './client.ts'

/** 要记的调用是哪一类；取文件与导出的由契约认出，不必一一列出。 */
export const KINDS: Readonly<Record<string, ActivityKind>> = {
  logout: 'SIGN_OUT',
  switchRole: 'SWITCH',
  loadCorp: 'SWITCH',
  revealAccountNo: 'REVEAL',
  changeMobile: 'SECURITY',
  changePassword: 'SECURITY',
  saveNotices: 'SECURITY',
  verifySignatureSms: 'CERTIFICATE',
  signWithSoftCertificate: 'CERTIFICATE',
  verifyKeySignature: 'CERTIFICATE',
  applyUkey: 'CERTIFICATE',
  confirmUkey: 'CERTIFICATE',
  enableUkey: 'CERTIFICATE',
  changeUkeyPin: 'CERTIFICATE',
  unlockUkey: 'CERTIFICATE',
  reportUkeyLost: 'CERTIFICATE',
  renewUkey: 'CERTIFICATE',
  revokeUkey: 'CERTIFICATE',
  addCorpUser: 'USER',
  modifyCorpUser: 'USER',
  disableCorpUser: 'USER',
  enableCorpUser: 'USER',
  resetCorpUserPassword: 'USER',
  withdrawCorpUser: 'USER',
  saveApprovalRule: 'RULE',
  addDeputy: 'RULE',
  stopDeputy: 'RULE',
  modifyAccountAuth: 'ACCOUNT',
  verifyAccountAuth: 'ACCOUNT',
  submitBankAccount: 'ACCOUNT',
  reviewBankAccounts: 'ACCOUNT',
  switchDefaultAccount: 'ACCOUNT',
  disableBankAccounts: 'ACCOUNT',
  resendRemittance: 'ACCOUNT',
}

/** 保留多少天；两年前的后端可以清掉。 */
const KEPT_DAYS = 730

/** 请求里说得出是哪一份的：编号或姓名。 */
const NAMING = ['summary', 'documentNo', 'bizNo', 'personName', 'accountId', 'roleCode', 'corpId']

/** 办的是哪一份：编号是用户的写姓名，是企业的写名称。 */
const subjectOf = (world: World, body: unknown): string | undefined => {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>
  const value = NAMING.map((name) => fields[name]).find((one) => typeof one === 'string' && one !== '') as
    | string
    | undefined
  if (value === undefined) return undefined
  return world.users.get(value)?.personName ?? world.corps.get(value)?.corpName ?? value
}

const fileOf = (answered: unknown): string | undefined =>
  (answered as FileAnswer | null | undefined)?.fileName

/** 记过登录的会话。 */
const opened = new WeakSet<object>()

/** 页面自己为显示而取的（快照、预览）不算导出。 */
const isTaken = (operationId: string): boolean => /^(export|download)/.test(operationId)

export const noteActivity: CallObserver = (call, ctx, problem) => {
  const { world, operation, request, body, answered } = call
  const { operationId, binary, opensSession, summary } = operation
  // 只记新开的会话：刷新页面续着的不是登录
  const isNew = opensSession && !opened.has(ctx.session)
  if (isNew) opened.add(ctx.session)
  const kind = isNew ? 'SIGN_IN' : binary && isTaken(operationId) ? 'EXPORT' : KINDS[operationId]
  if (kind === undefined) return
  const { userId, personName, corpId } = ctx.user
  const subject =
    kind === 'EXPORT' ? fileOf(answered) : kind === 'SIGN_IN' ? undefined : subjectOf(world, body)
  const told = kind === 'SIGN_IN' ? '登录门户' : summary
  world.activities.put({
    activityId: world.ids.next('AC', world.today()),
    corpId,
    userId,
    activityTime: ctx.now,
    personName,
    activityKind: kind,
    activityText:
      subject === undefined ? told : kind === 'EXPORT' ? `${told}《${subject}》` : `${told}：${subject}`,
    activityResult: problem === undefined ? 'DONE' : 'REFUSED',
    ...(problem !== undefined && { failReason: problem }),
    ...clientOf(request.headers),
  })
}

/** 看得到的从哪一天起。 */
export const keptSince = (today: string): string => addDays(today, -KEPT_DAYS)
