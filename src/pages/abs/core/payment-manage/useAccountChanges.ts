import { usePageAbsAccountChanges } from '#api/generated/corp/abs-account-changes/abs-account-changes.ts'
import type { AbsAccountChangeQuery } from '#api/generated/corp/model/index.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { filters } from '#ui/query/filters.ts'

const filter = filters<AbsAccountChangeQuery>()
const conditions = [
  filter.text('changeNo', '变更编号'),
  filter.text('planName', '专项计划名称'),
  filter.dict('changeStatus', '变更状态', 'ABS_ACCOUNT_CHANGE_STATUS'),
]

/** 归集账户变更的列表：条件在地址里；复核的人由它一笔接一笔地办。 */
export const useAccountChanges = () => useListPage(usePageAbsAccountChanges, { conditions })
