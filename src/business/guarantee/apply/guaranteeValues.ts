import type {
  Attachment,
  Guarantee,
  GuaranteeApplicationForm,
  GuaranteeSection,
} from '#api/generated/corp/model/index.ts'
import type { GuaranteeTerms } from '#domain/guaranteeRules.ts'

/** 保函申请表单里的值：没填的是空串，天数是数字串，招标文件是至多一个的附件。 */
export type GuaranteeValues = {
  guaranteeType: string
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
  guaranteeForm: string
  guaranteeEffectiveDate: string
  guaranteeExpireDate: string
  deliveryWay: string
  issuerOrgId: string
  tenderFile: Attachment[]
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

/** 表单的值 → 请求体：空的不送；编辑时带上编号与看到的版本，复制时带上来源。 */
export const toRequest = (
  values: Partial<GuaranteeValues>,
  origin: Pick<Guarantee, 'guaranteeApplyNo' | 'version'> | { copyFromNo: string } | undefined,
): GuaranteeApplicationForm => {
  const { bidValidDays, tenderFile, ...others } = values
  const filled = Object.entries(others).filter(([, value]) => value !== '' && value !== undefined)
  return {
    ...(Object.fromEntries(filled) as unknown as GuaranteeApplicationForm),
    ...(bidValidDays && { bidValidDays: Number(bidValidDays) }),
    ...(tenderFile?.[0] && { tenderFile: tenderFile[0] }),
    ...(origin &&
      ('copyFromNo' in origin
        ? { copyFromNo: origin.copyFromNo }
        : { guaranteeApplyNo: origin.guaranteeApplyNo, version: origin.version })),
  }
}

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
