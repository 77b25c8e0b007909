import { BusinessError } from '../errors.ts'
import type { Context } from '../Context.ts'

/**
 * MC-6：签署开关打开时，办理须带短信签署取得的凭据；凭据属于本人、这类业务、这些单据，用一次即作废。
 */
export const spendSignTicket = (
  ctx: Context,
  businessType: string,
  businessKeys: readonly string[],
  signTicket: string | undefined,
): void => {
  const { world } = ctx
  if (!world.settings.signatureSwitchOpen) return
  const at = world.smsSignings.findIndex(
    (signing) =>
      signTicket !== undefined &&
      signing.signTicket === signTicket &&
      signing.userId === ctx.user.userId &&
      signing.businessType === businessType,
  )
  const signed = world.smsSignings[at]
  const covered = signed && businessKeys.every((key) => signed.businessKeys.includes(key))
  if (!covered) throw new BusinessError('SIGN_REQUIRED', '请先完成短信签署')
  world.smsSignings.splice(at, 1)
}
