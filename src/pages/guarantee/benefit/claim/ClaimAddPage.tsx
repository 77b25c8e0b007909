import { useSearchParams } from 'react-router-dom'
import { useListClaimableGuarantees } from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import type { ClaimableGuarantee } from '#api/generated/corp/model/index.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { ClaimForm } from './ClaimForm.tsx'

/** 新增索赔（T-GCL-01、02）：在以本企业为受益人的有效保函下索赔。 */
export default function ClaimAddPage() {
  return (
    <PageCard>
      <QueryList result={useListClaimableGuarantees()} guidance="没有以本企业为受益人的保函">
        {(guarantees) => <NewClaim guarantees={guarantees} />}
      </QueryList>
    </PageCard>
  )
}

function NewClaim({ guarantees }: { guarantees: readonly ClaimableGuarantee[] }) {
  const [search] = useSearchParams()
  const asked = search.get('guaranteeNo')
  const chosen = guarantees.find(({ guaranteeNo }) => guaranteeNo === asked)
  return (
    <QueryState result={useListCollectAccounts()}>
      {(list) => {
        const account = list.find(({ isDefault }) => isDefault) ?? list[0]
        return (
          <ClaimForm
            guarantees={guarantees}
            accounts={list}
            initial={{
              ...(chosen && { guaranteeNo: chosen.guaranteeNo }),
              ...(account && { collectAccountId: account.accountId }),
            }}
          />
        )
      }}
    </QueryState>
  )
}
