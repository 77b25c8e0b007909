import {
  checkPlatformAgreement,
  presignPrivacyAgreement,
  presignRegisterAgreement,
  signPrivacyAgreement,
  signRegisterAgreement,
} from '#api/generated/corp/agreements/agreements.ts'
import type { ResignAgreement } from '#api/generated/corp/model/resignAgreement.ts'
import { presignUrl } from '#api/generated/file/files/files.ts'
import { serverNow } from '#api/clock.ts'

const steps = {
  CORP_REG_AGREEMENT: { presign: presignRegisterAgreement, sign: signRegisterAgreement },
  CORP_PRIVACY_AGREEMENT: { presign: presignPrivacyAgreement, sign: signPrivacyAgreement },
} as const

type AgreementType = keyof typeof steps

/** 登录后要检查的协议，按先后（AGREE-01）。 */
const agreementTypes: readonly AgreementType[] = ['CORP_REG_AGREEMENT', 'CORP_PRIVACY_AGREEMENT']

/** 一份要重签的协议：看什么、怎样签。 */
export interface AgreementToSign {
  readonly name: string
  readonly url: string
  readonly renew: () => Promise<string>
  readonly sign: () => Promise<unknown>
}

const resolveUrl = async (fileId: string): Promise<string> =>
  (await presignUrl({ pkFile: fileId, isAttachment: false, _t: Math.round(serverNow()) })).url

const prepare = async (type: AgreementType): Promise<AgreementToSign> => {
  const agreement: ResignAgreement = await steps[type].presign()
  const { name, fileId, agreementSignTempId } = agreement
  const renew = () => resolveUrl(fileId)
  return {
    name,
    // 签的就是看的那一份：临时号与文件来自同一次预签（T18）
    url: agreement.url || (await renew()),
    renew,
    sign: () => steps[type].sign({ agreementSignTempId }),
  }
}

/** 查哪些协议要重签：注册协议在先，隐私政策在后（AGREE-01）。失败抛 ApiError。 */
export const findAgreements = async (): Promise<AgreementType[]> => {
  const needed: AgreementType[] = []
  for (const agreementType of agreementTypes)
    if (await checkPlatformAgreement({ businessType: 'agreement_business_public', agreementType }))
      needed.push(agreementType)
  return needed
}

/** 逐份预签并解析文件地址（AGREE-02）。失败抛 ApiError。 */
export const prepareAgreements = async (types: readonly AgreementType[]): Promise<AgreementToSign[]> => {
  const prepared: AgreementToSign[] = []
  for (const type of types) prepared.push(await prepare(type))
  return prepared
}
