import { managerLabels } from '#api/generated/corp/labels/manager.ts'
import { useListManagers } from '#api/generated/corp/users/users.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(managerLabels)
const facts = [is.text('personName'), is.text('mobilePhone')]

/** 本企业的管理员：姓名与掩码的手机号。 */
export function ManagerList({ managers }: { readonly managers: ReturnType<typeof useListManagers> }) {
  return (
    <QueryState result={managers}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState guidance="企业还没有管理员，请联系平台客服" />
        ) : (
          list.map((manager) => (
            <Descriptions key={manager.mobilePhone} label="管理员" of={manager} items={facts} columns={2} />
          ))
        )
      }
    </QueryState>
  )
}
