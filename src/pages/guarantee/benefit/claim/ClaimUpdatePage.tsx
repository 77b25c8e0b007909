import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  useGuaranteeClaimDetail,
  useListClaimableGuarantees,
} from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import type { GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { refusalOf } from '#business/approval/offering.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimSupplementForm } from './ClaimSupplementForm.tsx'
import { claimValues } from './claimValues.ts'

/** 修改索赔：草稿与被驳回的改后提交（T-GCL-01、02），待补正的补正提交（T-GCL-10），其余只能看。没有指明的先去列表选。 */
export default function ClaimUpdatePage() {
  const [search] = useSearchParams()
  const claimNo = search.get('claimNo')
  const detail = useGuaranteeClaimDetail(claimNo ? { claimNo } : null)
  if (!claimNo)
    return (
      <PageCard>
        <EmptyState
          guidance="请先选择一份索赔"
          action={<Link to={href(guarantee.benefitClaim)}>前往索赔管理</Link>}
        />
      </PageCard>
    )
  return (
    <PageCard description={`索赔 ${claimNo}`}>
      <QueryState result={detail}>{(claim) => <ClaimUpdate key={claim.claimNo} latest={claim} />}</QueryState>
    </PageCard>
  )
}

function ClaimUpdate({ latest }: { latest: GuaranteeClaim }) {
  // 打开时的那一份：提交之后单据刷新，不在离开前闪一下“现在不能修改”
  const [claim] = useState(latest)
  const guarantees = useListClaimableGuarantees()
  const accounts = useListCollectAccounts()
  const offers = (code: string) => claim.actions.some((action) => action.code === code)
  if (offers('SUPPLEMENT')) return <ClaimSupplementForm claim={claim} />
  if (!offers('EDIT')) {
    return (
      <>
        <Alert tone="warn">{`现在不能修改：${refusalOf(claim, 'EDIT')}`}</Alert>
        <ClaimFacts claim={claim} />
      </>
    )
  }
  return (
    <QueryState result={guarantees}>
      {(list) => (
        <QueryState result={accounts}>
          {(own) => <ClaimForm guarantees={list} accounts={own} initial={claimValues(claim)} claim={claim} />}
        </QueryState>
      )}
    </QueryState>
  )
}
