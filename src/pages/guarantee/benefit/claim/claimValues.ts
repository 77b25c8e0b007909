import type {
  Attachment,
  ClaimDoc,
  GuaranteeClaim,
  GuaranteeClaimForm,
} from '#api/generated/corp/model/index.ts'

/** 每项单据一个字段：doc0、doc1…，次序同保函约定。 */
export type DocValues = Readonly<Record<`doc${number}`, Attachment[]>>

/** 索赔填写的值。 */
export type ClaimValues = Pick<
  GuaranteeClaimForm,
  'guaranteeNo' | 'claimAmount' | 'claimReason' | 'claimDesc' | 'collectAccountId'
> &
  DocValues

/** 单据名称与各自的文件，照约定的次序收齐。 */
export const docsOf = (values: Partial<DocValues>, docNames: readonly string[]): ClaimDoc[] =>
  docNames.map((docName, index) => ({ docName, attachments: values[`doc${index}`] ?? [] }))

/** 已存的单据 → 表单的值。 */
export const docValues = (docs: readonly ClaimDoc[]): DocValues =>
  Object.fromEntries(docs.map(({ attachments }, index) => [`doc${index}`, attachments]))

/** 已存的索赔 → 表单的值。 */
export const claimValues = (claim: GuaranteeClaim): Partial<ClaimValues> => ({
  guaranteeNo: claim.guaranteeNo,
  claimAmount: claim.claimAmount,
  claimReason: claim.claimReason,
  claimDesc: claim.claimDesc,
  collectAccountId: claim.collectAccountId,
  ...docValues(claim.claimDocs),
})
