import { useSearchParams } from 'react-router-dom'
import {
  useGuaranteeClaimDetail,
  useListClaimableGuarantees,
} from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import type { GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimSupplementForm } from './ClaimSupplementForm.tsx'
import { claimValues } from './claimValues.ts'

/** 修改索赔：草稿与被驳回的改后提交（T-GCL-01、02），待补正的补正提交（T-GCL-10），其余只能看。 */
export default function ClaimUpdatePage() {
  const [search] = useSearchParams()
  const claimNo = search.get('claimNo') ?? ''
  return (
    <PageCard title={usePageTitle()} description={`索赔 ${claimNo}`}>
      <Loaded result={useGuaranteeClaimDetail({ claimNo })}>
        {(claim) => <ClaimUpdate key={claim.claimNo} claim={claim} />}
      </Loaded>
    </PageCard>
  )
}

function ClaimUpdate({ claim }: { claim: GuaranteeClaim }) {
  const guarantees = useListClaimableGuarantees()
  const accounts = useListCollectAccounts()
  const offers = (code: string) => claim.actions.some((action) => action.code === code)
  if (offers('SUPPLEMENT')) return <ClaimSupplementForm claim={claim} />
  if (!offers('EDIT')) {
    return (
      <>
        <Notice tone="warn">这份索赔已不能修改</Notice>
        <ClaimFacts claim={claim} />
      </>
    )
  }
  return (
    <Loaded result={guarantees}>
      {(list) => (
        <Loaded result={accounts}>
          {(own) => <ClaimForm guarantees={list} accounts={own} initial={claimValues(claim)} claim={claim} />}
        </Loaded>
      )}
    </Loaded>
  )
}
