import {
  saveFinanceApplication,
  useListFinancePackages,
  useListFinanceQuotes,
} from '#api/generated/corp/finances/finances.ts'
import { financePackageRequestLabels } from '#api/generated/corp/labels/financePackageRequest.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { CollectAccountSelect } from '#business/account/CollectAccountSelect.tsx'
import { PackagePicker } from '#business/credit/finance/PackagePicker.tsx'
import { FinanceQuoteTable } from '#business/credit/finance/QuoteTable.tsx'
import {
  checkFinanceAmount,
  type FinanceValues,
  toRequest,
  toValues,
} from '#business/credit/finance/values.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useSignupHref } from '#pages/credit/core/finance/useSignupHref.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { AskedInput } from '#ui/form/asked/Input.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

const F = fieldOf<FinanceValues, typeof financePackageRequestLabels>(financePackageRequestLabels)

interface QuickEditDrawerProps {
  application: FinanceApplication
  onClose: () => void
}

/** 补齐或修改一份签收融资：金额、资金方、资料包、收款账号（T-FIN-01）。 */
export function QuickEditDrawer({ application, onClose }: QuickEditDrawerProps) {
  const form = useForm<FinanceValues>()
  const signupHref = useSignupHref()
  const initial = toValues(application)
  const { holdings } = initial
  const amount = useFormValue(form, 'financeAmount') ?? initial.financeAmount
  const isReady = amount !== '' && !checkFinanceAmount(amount, holdings)
  const asked = isReady ? { holdingNos: holdings.map((one) => one.holdingNo), financeAmount: amount } : null
  const quotes = useListFinanceQuotes(asked)
  const packages = useListFinancePackages(asked)
  const accounts = useListCollectAccounts()
  const save = useSubmit(
    (values: FinanceValues) => saveFinanceApplication(toRequest({ ...values, holdings }, application)),
    { success: '已保存', onDone: onClose },
  )
  return (
    <Drawer title={`签收融资 ${application.financeNo}`} width={1080} onClose={onClose}>
      <QueryState result={accounts}>
        {(list) => (
          <DrawerForm
            label="签收融资"
            form={form}
            initial={initial}
            onSubmit={save.run}
            submitting={save.running}
            error={save.error}
            submitText="保存"
            onClose={onClose}
          >
            <F name="financeAmount" required wide check={(value) => checkFinanceAmount(value, holdings)}>
              <AmountInput capitals />
            </F>
            {isReady ? (
              <>
                <F name="funderProductNo" label="资金方" required wide answer={quotes}>
                  <AskedInput answer={quotes}>
                    {(offers) => (
                      <FinanceQuoteTable quotes={offers} financeAmount={amount} signupHref={signupHref} />
                    )}
                  </AskedInput>
                </F>
                <F name="packageNo" label="资料包" required wide answer={packages}>
                  <AskedInput answer={packages}>
                    {(dossiers) => <PackagePicker packages={dossiers} />}
                  </AskedInput>
                </F>
              </>
            ) : null}
            <F name="collectAccountId" label="收款账号" required wide>
              <CollectAccountSelect accounts={list} />
            </F>
          </DrawerForm>
        )}
      </QueryState>
    </Drawer>
  )
}
