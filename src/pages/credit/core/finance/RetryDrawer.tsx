import { retryFinanceLending } from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { CollectAccountSelect } from '#business/account/CollectAccountSelect.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

interface RetryValues {
  collectAccountId: string
}
const F = fieldOf<RetryValues>()

/** 重新放款（T-FIN-13）：更正收款账户后请资金方再次放款。 */
export function RetryDrawer({
  application,
  onClose,
}: {
  application: FinanceApplication
  onClose: () => void
}) {
  const { financeNo, failReason, collectAccountId = '' } = application
  const form = useForm<RetryValues>()
  const accounts = useListCollectAccounts()
  const retry = useSubmit(
    (values: RetryValues) => retryFinanceLending({ ...refOf(application, 'financeNo'), ...values }),
    { success: '已重新放款', onDone: onClose },
  )
  return (
    <Drawer title={`重新放款 ${financeNo}`} onClose={onClose}>
      <Alert tone="warn">{`放款失败：${failReason ?? '原因未知'}。请核对或更换收款账户`}</Alert>
      <QueryState result={accounts}>
        {(list) => (
          <DrawerForm
            label="重新放款"
            form={form}
            initial={{ collectAccountId }}
            onSubmit={retry.run}
            submitting={retry.running}
            error={retry.error}
            submitText="重新放款"
            onClose={onClose}
          >
            <F name="collectAccountId" label="收款账号" required wide>
              <CollectAccountSelect accounts={list} />
            </F>
          </DrawerForm>
        )}
      </QueryState>
    </Drawer>
  )
}
