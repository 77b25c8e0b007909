import { usePageAbsAccountChanges } from '#api/generated/corp/abs-account-changes/abs-account-changes.ts'
import { absAccountChangeQueryLabels } from '#api/generated/corp/labels/absAccountChangeQuery.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { filters } from '#ui/query/filters.ts'

const filter = filters(absAccountChangeQueryLabels)
const conditions = [
  filter.text('changeNo'),
  filter.text('planName'),
  filter.dict('changeStatus', 'ABS_ACCOUNT_CHANGE_STATUS'),
]

/** 归集账户变更的列表：条件在地址里；复核的人由它一笔接一笔地办。 */
export const useAccountChanges = () => useListPage(usePageAbsAccountChanges, { conditions })
