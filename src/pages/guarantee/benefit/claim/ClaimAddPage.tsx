import { useSearchParams } from 'react-router-dom'
import { useListClaimableGuarantees } from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { LoadedList } from '#ui/LoadedList.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { ClaimForm } from './ClaimForm.tsx'

/** 新增索赔（T-GCL-01、02）：在以本企业为受益人的有效保函下索赔。 */
export default function ClaimAddPage() {
  const [search] = useSearchParams()
  const asked = search.get('guaranteeNo')
  const accounts = useListCollectAccounts()
  return (
    <PageCard title={usePageTitle()}>
      <LoadedList result={useListClaimableGuarantees()} guidance="没有以本企业为受益人的保函">
        {(guarantees) => (
          <Loaded result={accounts}>
            {(list) => {
              const chosen = guarantees.find(({ guaranteeNo }) => guaranteeNo === asked)
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
          </Loaded>
        )}
      </LoadedList>
    </PageCard>
  )
}
