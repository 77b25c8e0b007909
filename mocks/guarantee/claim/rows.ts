import type { ClaimDoc, GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 交单里的一份文件，按保函要求的名称，如索赔书。 */
export type ClaimDocRow = ClaimDoc

/** 受益人的索赔；corpId 是受益人。 */
export type GuaranteeClaimRow = StoredDocument<
  GuaranteeClaim,
  'guaranteeType' | 'guaranteeForm' | 'remainAmount' | 'beneficiaryName' | 'accountSource' | 'expireWarning',
  {
    guaranteeApplyNo: string
    guarantorCorpId: string
    supplementDeadline?: string
  }
>
