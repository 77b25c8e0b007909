import { serverNow } from '#api/clock.ts'
import {
  checkPlatformAgreement,
  presignPrivacyAgreement,
  presignRegisterAgreement,
  signPrivacyAgreement,
  signRegisterAgreement,
} from '#api/generated/corp/agreements/agreements.ts'
import type { ResignAgreement } from '#api/generated/corp/model/resignAgreement.ts'
import { presignUrl } from '#api/generated/file/files/files.ts'
import type { PdfFile, ProtocolDocument } from '#business/protocol/types.ts'

const steps = {
  CORP_REG_AGREEMENT: { presign: presignRegisterAgreement, sign: signRegisterAgreement },
  CORP_PRIVACY_AGREEMENT: { presign: presignPrivacyAgreement, sign: signPrivacyAgreement },
} as const

type AgreementType = keyof typeof steps

/** 登录后要检查的协议，按先后（AGREE-01）。 */
const agreementTypes: readonly AgreementType[] = ['CORP_REG_AGREEMENT', 'CORP_PRIVACY_AGREEMENT']

/** 还没有取到时的名字。 */
const names: Readonly<Record<AgreementType, string>> = {
  CORP_REG_AGREEMENT: '平台注册服务协议',
  CORP_PRIVACY_AGREEMENT: '隐私政策',
}

/** 一份要重签的协议：看什么、怎样签。 */
export interface AgreementToSign {
  /** 没有取到的带着原因，打开它那一份时再取 */
  readonly document: ProtocolDocument
  readonly sign: () => Promise<unknown>
}

const resolveUrl = async (fileId: string): Promise<string> =>
  (await presignUrl({ pkFile: fileId, isAttachment: false, _t: Math.round(serverNow()) })).url

const prepare = async (type: AgreementType): Promise<AgreementToSign> => {
  let agreement: ResignAgreement | undefined
  // 签的就是看的那一份：临时号与文件来自同一次预签（T18）
  const presign = async () => (agreement ??= await steps[type].presign())
  const load = async (): Promise<PdfFile> => {
    const { url, fileId } = await presign()
    const renew = () => resolveUrl(fileId)
    return { url: url || (await renew()), renew }
  }
  const found = await load().then(
    (source) => ({ source }),
    (failure: unknown) => ({ source: { load }, failure }),
  )
  return {
    document: { name: agreement?.name ?? names[type], ...found },
    sign: async () => steps[type].sign({ agreementSignTempId: (await presign()).agreementSignTempId }),
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

/** 逐份预签并解析文件地址（AGREE-02）；一份失败不妨碍其余，原因在它的 document.failure。 */
export const prepareAgreements = async (types: readonly AgreementType[]): Promise<AgreementToSign[]> => {
  const prepared: AgreementToSign[] = []
  for (const type of types) prepared.push(await prepare(type))
  return prepared
}
