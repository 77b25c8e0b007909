import type { CorpValues } from './CorpStep.tsx'
import type { ManagerValues } from './ManagerStep.tsx'

/** 留在 sessionStorage 的哪个名字下；构建时画好的空页面见到它就让开（scripts/vite/prerender.ts）。 */
export const DRAFT_KEY = 'scf-register'

/** 注册填到了第几步（从 0 起）、填了什么。 */
interface SignUp {
  readonly step: number
  readonly corp: Partial<CorpValues>
  readonly manager: Partial<ManagerValues>
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/**
 * 填到一半的注册，刷新后接着填（REG-01）；没有或读不懂得 undefined。
 *
 * 还没有登录，不知道是谁的，所以不进草稿（IndexedDB），只放 sessionStorage：只有这个页签看得到，关掉就没有。
 * 手机号是敏感字段，不许长期留存；这里留着它，因为刷新前后是同一个页签里的同一个人，它刚才就显示在这一页上，
 * 丢了就要从验证手机号重来。密码、确认密码与验证码在任何地方都不留。
 */
export const recallSignUp = (): SignUp | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { step, corp, manager } = kept as Partial<Record<keyof SignUp, unknown>>
    return { step: typeof step === 'number' ? step : 0, corp: texts(corp), manager: texts(manager) }
  } catch {
    // 被禁用（K01）或被写坏（K09）
    return undefined
  }
}

/** 留下此刻填的；存不下就不留。 */
export const keepSignUp = ({ step, corp, manager }: SignUp): void => {
  const { password: _, confirmPassword: _again, smsCode: _code, ...shown } = manager
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ step, corp, manager: shown }))
  } catch {
    // 刷新后从头填
  }
}

/** 注册成功了，不再留。 */
export const forgetSignUp = (): void => {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // 本来就没有
  }
}
