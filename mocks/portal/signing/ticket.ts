import { maskText } from '#domain/mask.ts'
import { yuan } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import { sha256Hex } from '../../kernel/digest.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { SmsSigning } from './rows.ts'

const spend = (
  ctx: Context,
  signTicket: string | undefined,
  covers: (signed: SmsSigning) => boolean,
): void => {
  const { world } = ctx
  if (!world.settings.signatureSwitchOpen) return
  const at = world.smsSignings.findIndex(
    (signing) =>
      signTicket !== undefined && signing.signTicket === signTicket && signing.userId === ctx.user.userId,
  )
  const signed = world.smsSignings[at]
  if (!signed || !covers(signed)) throw new BusinessError('SIGN_REQUIRED', '请先完成短信签署')
  world.smsSignings.splice(at, 1)
  if (world.clock.ms() > (signed.validUntil ?? 0))
    throw new BusinessError('SIGN_EXPIRED', '短信签署已过期，请重新签署')
}

/**
 * MC-6：签署开关打开时，办理须带短信签署取得的凭据；凭据属于本人、这类业务、这些单据，用一次即作废，过了时限也作废。
 */
export const spendSignTicket = (
  ctx: Context,
  businessType: string,
  businessKeys: readonly string[],
  signTicket: string | undefined,
): void =>
  spend(
    ctx,
    signTicket,
    (signed) =>
      signed.businessType === businessType && businessKeys.every((key) => signed.businessKeys.includes(key)),
  )

/** 一次一并签署的各份的正文，照给人看的次序。 */
const digestOf = (documents: readonly Readable[]): string =>
  sha256Hex(documents.map(({ htmlContent = '' }) => htmlContent).join('\n'))

type Readable = { htmlContent?: string | undefined }

/** 以数字证书签下这几份文件。 */
export const signCertificate = (
  world: World,
  { userId }: Pick<UserRow, 'userId'>,
  businessKey: string,
  documents: readonly Readable[],
): void => void world.certificateSignings.set(`${userId} ${businessKey}`, digestOf(documents))

/**
 * 本人以数字证书签过，签的就是这几份文件的内容；用一次即作废（MC-6）。
 * @param businessKey 签署的业务键 @param documents 将生效的各份，照给人看的次序
 */
export const needCertificate = (
  world: World,
  { userId }: Pick<UserRow, 'userId'>,
  businessKey: string,
  documents: readonly Readable[],
): void => {
  const key = `${userId} ${businessKey}`
  const signed = world.certificateSignings.get(key)
  if (signed === undefined) throw new BusinessError('CERTIFICATE_REQUIRED', '请使用数字证书签署')
  world.certificateSignings.delete(key)
  if (signed !== digestOf(documents))
    throw new BusinessError('OTHER_CONTENT', '签署的不是这份文件的内容，请重新打开，核对后签署')
}

/** 摘要里有这个金额（元之前空不空格都算），而且不是更大金额的尾巴。 */
const tells = (summary: string, amount: string): boolean =>
  summary
    .replaceAll(' 元', '元')
    .split(amount)
    .slice(0, -1)
    .some((before) => !/[\d,]$/.test(before))

/** 一次付款签的内容：合计金额（元）、付款账号的原文。 */
type Payment = { amount: string; accountNo: string }

/**
 * 付款的签署（MC-6）：凭据所签的恰是这些单据，一份不多、一份不少；摘要写明了金额与付款账号，签后改不了。
 */
export const spendPaymentTicket = (
  ctx: Context,
  businessType: string,
  businessKeys: readonly string[],
  signTicket: string | undefined,
  { amount, accountNo }: Payment,
): void =>
  spend(
    ctx,
    signTicket,
    (signed) =>
      signed.businessType === businessType &&
      signed.businessKeys.toSorted().join() === businessKeys.toSorted().join() &&
      tells(signed.summary, yuan(amount)) &&
      signed.summary.includes(maskText(accountNo)),
  )
