import { billPayRequestLabels } from '#api/generated/corp/labels/billPayRequest.ts'
import type {
  BatchOutcome,
  BillPayRequest,
  BillPayWay,
  FeeAccount,
  PlatformBill,
} from '#api/generated/corp/model/index.ts'
import { payPlatformBills, useListFeeAccounts } from '#api/generated/corp/platform-bills/platform-bills.ts'
import { useSignedSubmit } from '#business/signing/useSignedSubmit.tsx'
import type { SigningData } from '#business/signing/useSms.tsx'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney, sum, yuan } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

interface PayValues {
  payWay: BillPayWay
  accountId: string
}
const F = fieldOf<PayValues, typeof billPayRequestLabels>(billPayRequestLabels)
const WAYS = [
  { value: 'ACCOUNT', label: '缴费账户扣缴' },
  { value: 'TRANSFER', label: '对公转账' },
]

/** 账户扣缴签什么：缴哪些账单、付给谁、从哪个账户、多少（MC-6）。 */
const billSigning = (bills: readonly PlatformBill[], account: FeeAccount): SigningData => {
  const total = formatMoney(sum(bills.map((bill) => bill.billAmount)))
  const payee = bills[0]?.payeeName ?? '--'
  const billNos = bills.map((bill) => bill.billNo)
  return {
    businessType: 'BILL_PAY',
    productType: 'CREDIT',
    businessKeys: billNos,
    summary: `缴纳平台账单 ${bills.length} 份，合计${yuan(sum(bills.map((bill) => bill.billAmount)))}，由 ${account.accountNo} 付给${payee}`,
    content: [
      ['付款事项', `平台账单 ${billNos.join('、')}`],
      ['收款方', payee],
      ['付款账号', `${account.bankName} ${account.accountNo}`],
      ['付款金额', `¥${total}`],
    ],
  }
}

interface PayDrawerProps {
  bills: readonly PlatformBill[]
  onDone: (outcome: BatchOutcome) => void
  onClose: () => void
}

function PayForm({ bills, accounts, onDone, onClose }: PayDrawerProps & { accounts: readonly FeeAccount[] }) {
  const form = useForm<PayValues>()
  const first = accounts.find((account) => account.isDefault) ?? accounts[0]
  const initial: PayValues = { payWay: first ? 'ACCOUNT' : 'TRANSFER', accountId: first?.accountId ?? '' }
  const payWay = useFormValue(form, 'payWay') ?? initial.payWay
  const items = bills.map((bill) => refOf(bill, 'billNo'))
  const pay = useSignedSubmit((request: BillPayRequest) => payPlatformBills(request), { onDone })
  const submit = ({ payWay: way, accountId }: PayValues) => {
    if (way === 'TRANSFER') return pay.run(undefined, { items, payWay: way })
    const account = accounts.find((one) => one.accountId === accountId)
    return account
      ? pay.run(billSigning(bills, account), { items, payWay: 'ACCOUNT', accountId })
      : Promise.resolve(false)
  }
  return (
    <>
      <DrawerForm
        label="缴费"
        form={form}
        initial={initial}
        onSubmit={submit}
        submitting={pay.running}
        error={pay.error}
        submitText="确认缴费"
        onClose={onClose}
      >
        <F name="payWay" required>
          <Select options={WAYS} allowClear={false} />
        </F>
        {payWay === 'ACCOUNT' ? (
          <F
            name="accountId"
            required
            hint={first ? undefined : '没有已验证的缴费账户，请先到 银行账户管理 新增，或改用对公转账'}
          >
            <Select
              options={accounts.map(({ accountId, accountNo, bankName }) => ({
                value: accountId,
                label: `${bankName}　${accountNo}`,
              }))}
            />
          </F>
        ) : (
          <Alert>请逐笔转账至平台收款账户，附言填写账单编号，到账后自动核销</Alert>
        )}
      </DrawerForm>
      {pay.element}
    </>
  )
}

/** 缴费：一份或几份账单，从已验证的缴费账户扣缴（须短信签署），或对公转账附言账单编号（T-BIL-02）。 */
export function PayDrawer(props: PayDrawerProps) {
  const { bills, onClose } = props
  const total = yuan(sum(bills.map((bill) => bill.billAmount)))
  return (
    <Drawer title="缴费" onClose={onClose}>
      <Alert>{`共 ${bills.length} 份账单，合计 ${total}：${bills.map((bill) => bill.billNo).join('、')}`}</Alert>
      <QueryState result={useListFeeAccounts()}>
        {(accounts) => <PayForm {...props} accounts={accounts} />}
      </QueryState>
    </Drawer>
  )
}
