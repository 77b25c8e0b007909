import type {
  Attachment,
  Guarantee,
  GuaranteeApplicationForm,
  GuaranteeSection,
  GuaranteeSubmitRequest,
  GuaranteeSupplementRequest,
} from '#api/generated/corp/model/index.ts'
import { complete, filledOf } from '#domain/filled.ts'
import type { GuaranteeTerms } from '#domain/guaranteeRules.ts'

/** 保函申请表单里的值：没填的是空串，天数是数字串，招标文件是至多一个的附件。 */
export type GuaranteeValues = {
  guaranteeType: GuaranteeApplicationForm['guaranteeType']
  beneficiaryName: string
  beneficiaryUscc: string
  tenderNo: string
  tenderProjectName: string
  sectionName: string
  estimatePrice: string
  bidOpenTime: string
  bidValidDays: string
  moreSections: GuaranteeSection[]
  guaranteeContractNo: string
  guaranteeContractAmount: string
  guaranteeAmount: string
  guaranteeForm: NonNullable<GuaranteeApplicationForm['guaranteeForm']> | ''
  guaranteeEffectiveDate: string
  guaranteeExpireDate: string
  deliveryWay: NonNullable<GuaranteeApplicationForm['deliveryWay']> | ''
  issuerOrgId: string
  /** 非投标的没有 */
  tenderFile?: Attachment[]
  attachments: Attachment[]
  remark: string
}

/** 空白的申请：电子交付，其余都要填。 */
export const blankGuarantee: Partial<GuaranteeValues> = {
  deliveryWay: 'ELECTRONIC',
  moreSections: [],
  tenderFile: [],
  attachments: [],
}

/** 已有申请 → 表单的值。 */
export const toValues = (guarantee: Guarantee): Partial<GuaranteeValues> => ({
  guaranteeType: guarantee.guaranteeType,
  beneficiaryName: guarantee.beneficiaryName ?? '',
  beneficiaryUscc: guarantee.beneficiaryUscc ?? '',
  tenderNo: guarantee.tenderNo ?? '',
  tenderProjectName: guarantee.tenderProjectName ?? '',
  sectionName: guarantee.sectionName ?? '',
  estimatePrice: guarantee.estimatePrice ?? '',
  bidOpenTime: guarantee.bidOpenTime ?? '',
  bidValidDays: guarantee.bidValidDays === undefined ? '' : String(guarantee.bidValidDays),
  guaranteeContractNo: guarantee.guaranteeContractNo ?? '',
  guaranteeContractAmount: guarantee.guaranteeContractAmount ?? '',
  guaranteeAmount: guarantee.guaranteeAmount ?? '',
  guaranteeForm: guarantee.guaranteeForm ?? '',
  guaranteeEffectiveDate: guarantee.guaranteeEffectiveDate ?? '',
  guaranteeExpireDate: guarantee.guaranteeExpireDate ?? '',
  deliveryWay: guarantee.deliveryWay ?? '',
  issuerOrgId: guarantee.issuerOrgId ?? '',
  tenderFile: guarantee.tenderFile ? [guarantee.tenderFile] : [],
  attachments: guarantee.attachments,
  remark: guarantee.remark ?? '',
})

/** 复制时不带过来的几项：编号、日期与文件（T-GUA-19）。 */
export const CLEARED: ReadonlySet<keyof GuaranteeValues> = new Set([
  'tenderNo',
  'bidOpenTime',
  'guaranteeContractNo',
  'guaranteeEffectiveDate',
  'guaranteeExpireDate',
  'tenderFile',
  'attachments',
])

/** 来源保函 → 复制出来的起点。 */
export const toCopy = (guarantee: Guarantee): Partial<GuaranteeValues> => ({
  ...blankGuarantee,
  ...Object.fromEntries(
    Object.entries(toValues(guarantee)).filter(([name]) => !CLEARED.has(name as keyof GuaranteeValues)),
  ),
})

type Origin = Pick<Guarantee, 'guaranteeApplyNo' | 'version'> | { copyFromNo: string }

/** 表单的值 → 请求体：空的不送；编辑时带上编号与看到的版本，复制时带上来源。 */
export const toRequest = (
  { bidValidDays, tenderFile = [], ...others }: GuaranteeValues,
  origin?: Origin,
): GuaranteeApplicationForm => {
  const [tender] = tenderFile
  return {
    ...filledOf(others),
    guaranteeType: others.guaranteeType,
    ...(bidValidDays && { bidValidDays: Number(bidValidDays) }),
    ...(tender && { tenderFile: tender }),
    ...(origin &&
      ('copyFromNo' in origin
        ? { copyFromNo: origin.copyFromNo }
        : { guaranteeApplyNo: origin.guaranteeApplyNo, version: origin.version })),
  }
}

/** 填好的 → 提交复核：必有的几项都在。 */
export const toSubmit = (values: GuaranteeValues, origin?: Origin): GuaranteeSubmitRequest =>
  complete(toRequest(values, origin), [
    'beneficiaryName',
    'beneficiaryUscc',
    'guaranteeAmount',
    'guaranteeEffectiveDate',
    'guaranteeExpireDate',
    'guaranteeForm',
    'deliveryWay',
    'issuerOrgId',
  ])

/** 补正好的 → 提交：说明补的是哪一份、看到的是哪一版。 */
export const toSupplement = (
  values: GuaranteeValues,
  { guaranteeApplyNo, version }: Pick<Guarantee, 'guaranteeApplyNo' | 'version'>,
): GuaranteeSupplementRequest => ({ ...toRequest(values), guaranteeApplyNo, version })

/** 表单的值 → 判断所用的要素；空的当作没填。 */
export const toTerms = (values: Partial<GuaranteeValues>): GuaranteeTerms => ({
  guaranteeType: values.guaranteeType,
  guaranteeAmount: values.guaranteeAmount || undefined,
  estimatePrice: values.estimatePrice || undefined,
  guaranteeContractAmount: values.guaranteeContractAmount || undefined,
  bidOpenTime: values.bidOpenTime || undefined,
  bidValidDays: values.bidValidDays ? Number(values.bidValidDays) : undefined,
  guaranteeEffectiveDate: values.guaranteeEffectiveDate || undefined,
  guaranteeExpireDate: values.guaranteeExpireDate || undefined,
})
