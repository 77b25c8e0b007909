import { payGuarantee, useGuaranteeFormContext } from '#api/generated/corp/guarantees/guarantees.ts'
import { guaranteeLabels } from '#api/generated/corp/labels/guarantee.ts'
import type { Guarantee, GuaranteePayRequest, PayAccount } from '#api/generated/corp/model/index.ts'
import { useSignedSubmit } from '#business/signing/useSignedSubmit.tsx'
import { refOf } from '#domain/documentRef.ts'
import { guaranteeFeeFormula } from '#domain/finance.ts'
import { formatMoney, yuan } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'

type PayValues = { payAccountId: string }

const F = fieldOf<PayValues>()
const is = column(guaranteeLabels)
/** 费率与天数算出来的，不足最低的按最低收（F-09）。 */
const howCharged = ({ guaranteeAmount, guaranteeFeeRate, guaranteeDays, guaranteeFee }: Guarantee) =>
  guaranteeAmount && guaranteeFeeRate && guaranteeDays && guaranteeFee
    ? guaranteeFeeFormula({ guaranteeAmount, guaranteeFeeRate, guaranteeDays, guaranteeFee })
    : '--'
const facts = [
  is.text('issuerOrgName', { title: '收款机构' }),
  is.money('guaranteeAmount'),
  is.money('guaranteeFee', { title: '应缴保函费' }),
  is.custom('guaranteeFeeRate', howCharged, { title: '保函费计算' }),
]

interface FeeDrawerProps {
  guarantee: Guarantee
  onClose: () => void
}

/** 缴费（T-GUA-10）：从本企业已验证的付款账户缴清保函费，金额不可改；短信签署之后才付。 */
export function FeeDrawer({ guarantee, onClose }: FeeDrawerProps) {
  const { guaranteeFee = '0.00', issuerOrgName = '--' } = guarantee
  const ref = refOf(guarantee, 'guaranteeApplyNo')
  const { documentNo } = ref
  const form = useForm<PayValues>()
  const pay = useSignedSubmit((request: GuaranteePayRequest) => payGuarantee(request), {
    success: '保函费已缴纳，等待开立机构开立',
    onDone: onClose,
  })
  const submit = (account: PayAccount) => {
    const price = formatMoney(guaranteeFee)
    return pay.run(
      {
        businessType: 'GUARANTEE_PAY',
        productType: 'GUARANTEE',
        businessKeys: [documentNo],
        summary: `缴纳保函费${yuan(guaranteeFee)}，由 ${account.accountNo} 付给${issuerOrgName}（${documentNo}）`,
        content: [
          ['付款事项', `保函费 ${documentNo}`],
          ['收款方', issuerOrgName],
          ['付款账号', `${account.bankName} ${account.accountNo}`],
          ['付款金额', `¥${price}`],
        ],
      },
      { ...ref, payAccountId: account.accountId, guaranteeFee },
    )
  }
  return (
    <Drawer title={`缴纳保函费 ${documentNo}`} onClose={onClose} width={560}>
      <Descriptions label="保函费" of={guarantee} items={facts} columns={2} />
      <QueryState result={useGuaranteeFormContext()}>
        {({ payAccounts }) =>
          payAccounts.length === 0 ? (
            <Alert tone="warn">还没有已验证的付款账户，请先到账户中心验证</Alert>
          ) : (
            <DrawerForm
              label="缴纳保函费"
              form={form}
              initial={{ payAccountId: payAccounts.find((one) => one.isDefault)?.accountId ?? '' }}
              onSubmit={({ payAccountId }) => {
                const account = payAccounts.find((one) => one.accountId === payAccountId)
                return account ? submit(account) : Promise.resolve(false)
              }}
              submitting={pay.running}
              error={pay.error}
              submitText="确认缴费"
              onClose={onClose}
            >
              <F name="payAccountId" label="付款账户" required>
                <Select
                  options={payAccounts.map((one) => ({
                    value: one.accountId,
                    label: `${one.bankName} ${one.accountNo}`,
                  }))}
                />
              </F>
            </DrawerForm>
          )
        }
      </QueryState>
      {pay.element}
    </Drawer>
  )
}
