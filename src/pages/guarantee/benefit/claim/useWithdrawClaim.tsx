import { withdrawGuaranteeClaim } from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import type { GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import { useSignedAction } from '#business/signing/useSignedAction.tsx'
import { refOf } from '#domain/documentRef.ts'
import { claimSigning } from './claimSigning.ts'

/** 撤回索赔（T-GCL-08）：机构认定单据相符之前，问明、签署、撤回；已交单的保函恢复有效。 */
export const useWithdrawClaim = () =>
  useSignedAction({
    ask: ({ claimNo }: GuaranteeClaim) => ({
      title: '撤回索赔',
      content: `撤回索赔 ${claimNo}？已交单的即告终止，保函恢复有效，有效期内可以再索赔。`,
      ok: '撤回',
    }),
    signing: (claim) => claimSigning(claim, '撤回索赔'),
    of: (claim) => refOf(claim, 'claimNo'),
    send: withdrawGuaranteeClaim,
    success: '索赔已撤回',
  })
