import type {
  Attachment,
  BeneficialOwner,
  CertType,
  RealNameApplication,
  RealNameUpdateReason,
  RealNameWay,
  SubmitRealNameRequest,
} from '#api/generated/corp/model/index.ts'
import { identityPapers } from '#domain/identityPapers.ts'
import { known } from '#domain/known.ts'

/** 第一步 企业信息。 */
export interface CompanyValues {
  /** 认证仍有效时更新的原因 */
  updateReason?: RealNameUpdateReason
  licenseFile: Attachment[]
  legalPersonName: string
  certType: CertType
  legalPersonCertNo: string
  certValidFrom: string
  certValidTo: string
  /** 法定代表人对收集证件号与证件影像的单独同意；每次填写都要，不预先勾选 */
  idImageConsent?: boolean
  idCardFrontFile: Attachment[]
  /** 护照没有这一面 */
  idCardBackFile?: Attachment[]
  beneficialOwners: BeneficialOwner[]
}

/** 第二步 经办人。 */
export interface HandlerValues {
  handlerName: string
  handlerCertType: CertType
  handlerIdCard: string
  handlerMobile: string
  /** 经办人不是法定代表人时必填 */
  authLetterFile?: Attachment[]
  /** 法定代表人对采集人脸图像的单独同意；每次提交都要，不预先勾选 */
  faceConsent?: boolean
}

/** 长期有效的证件在契约里的写法。 */
export const LONG_TERM = '9999-12-31'

/** 除 mobilePhone、idCard、bankCard 外还要加密的字段（x-sensitive）。 */
export const SENSITIVE = ['legalPersonCertNo', 'handlerIdCard', 'handlerMobile'] as const

/** 提交之前的几步与之后的几步：状态 → 第几步（从 0 起）；还在填写的为 undefined。 */
type Stage = 'fill' | 'face' | 'account' | 'result'

const STAGES: Readonly<Record<RealNameApplication['realnameStatus'], Stage>> = {
  UNSTARTED: 'fill',
  DRAFT: 'fill',
  REJECTED: 'fill',
  EXPIRED: 'fill',
  FACE_PENDING: 'face',
  ACCOUNT_VERIFYING: 'account',
  AUDITING: 'result',
  PASSED: 'result',
}

/** 实名走到哪一段；不认得的状态当作看结果，不让人重复提交。 */
export const stageOf = (status: string): Stage => known(STAGES, status) ?? 'result'

/** 在地址里：认证仍有效，来更新。 */
export const UPDATING = 'update'

const files = (file: Attachment | undefined): Attachment[] => (file ? [file] : [])

/** 已有的申请 → 第一步的初值；敏感字段是掩码，未改动就不会再发送。 */
export const companyInitial = (application: RealNameApplication): Partial<CompanyValues> => ({
  ...(application.updateReason && { updateReason: application.updateReason }),
  licenseFile: files(application.licenseFile),
  legalPersonName: application.legalPersonName ?? '',
  certType: application.certType ?? 'ID_CARD',
  legalPersonCertNo: application.legalPersonCertNo ?? '',
  certValidFrom: application.certValidFrom ?? '',
  certValidTo: application.certValidTo ?? '',
  idCardFrontFile: files(application.idCardFrontFile),
  idCardBackFile: files(application.idCardBackFile),
  beneficialOwners: application.beneficialOwners ?? [{ beneficialOwnerName: '', beneficialShareRatio: '' }],
})

/** 已有的申请 → 第二步的初值。 */
export const handlerInitial = (application: RealNameApplication): Partial<HandlerValues> => ({
  handlerName: application.handlerName ?? '',
  handlerCertType: application.handlerCertType ?? 'ID_CARD',
  handlerIdCard: application.handlerIdCard ?? '',
  handlerMobile: application.handlerMobile ?? '',
  authLetterFile: files(application.authLetterFile),
})

const first = (list: readonly Attachment[], name: string): Attachment => {
  const [file] = list
  if (!file) throw new Error(`缺少附件：${name}`)
  return file
}

const backOf = ({ certType, idCardBackFile = [] }: CompanyValues) => {
  const { back } = identityPapers(certType)
  return back && { idCardBackFile: first(idCardBackFile, back) }
}

/** 两步填写的内容 → 请求体的公共部分；选填而没填的不送。 */
export const toForm = (
  way: RealNameWay,
  company: CompanyValues,
  handler: HandlerValues,
): Omit<SubmitRealNameRequest, 'realnameSubmitType'> => ({
  realnameWay: way,
  ...(company.updateReason && { updateReason: company.updateReason }),
  legalPersonName: company.legalPersonName,
  certType: company.certType,
  legalPersonCertNo: company.legalPersonCertNo,
  ...(company.certValidFrom && { certValidFrom: company.certValidFrom }),
  certValidTo: company.certValidTo,
  licenseFile: first(company.licenseFile, '营业执照'),
  idCardFrontFile: first(company.idCardFrontFile, identityPapers(company.certType).front),
  ...backOf(company),
  beneficialOwners: company.beneficialOwners,
  idImageConsent: company.idImageConsent === true,
  faceConsent: handler.faceConsent === true,
  handlerName: handler.handlerName,
  handlerCertType: handler.handlerCertType,
  handlerIdCard: handler.handlerIdCard,
  handlerMobile: handler.handlerMobile,
  ...(handler.authLetterFile?.[0] && { authLetterFile: handler.authLetterFile[0] }),
})
