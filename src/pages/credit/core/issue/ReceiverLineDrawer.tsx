import { issueApplicationLabels } from '#api/generated/corp/labels/issueApplication.ts'
import type { Receiver } from '#api/generated/corp/model/index.ts'
import { useListTradeContracts } from '#api/generated/corp/trade-documents/trade-documents.ts'
import { contractLabel } from '#business/trade/contractLabel.ts'
import { checkTrade } from '#domain/issueRules.ts'
import { isPositive } from '#domain/money.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { AskAgain } from '#ui/form/asked/AskAgain.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import type { ReceiverLine } from './multiValues.ts'

const F = fieldOf<ReceiverLine, typeof issueApplicationLabels>(issueApplicationLabels)

interface ReceiverLineDrawerProps {
  title: string
  receivers: readonly Receiver[]
  initial: Partial<ReceiverLine>
  onSave: (line: ReceiverLine) => void
  onClose: () => void
}

/** 填一个接收方：企业、金额、合同。 */
export function ReceiverLineDrawer({ title, receivers, initial, onSave, onClose }: ReceiverLineDrawerProps) {
  const form = useForm<ReceiverLine>()
  const receiverName = useFormValue(form, 'receiverName') ?? initial.receiverName
  const receiver = receivers.find((one) => one.corpName === receiverName)
  const contracts = useListTradeContracts(receiver ? { sellerName: receiver.corpName } : null)
  const contractOf = (contractNo: string) => contracts.data?.find((one) => one.contractNo === contractNo)
  const checkContract = (contractNo: string) => {
    const contract = contractOf(contractNo)
    const amount = form.getFieldValue('faceAmount')
    return contract && amount && isPositive(amount)
      ? checkTrade(amount, { ...contract, invoices: [] })
      : undefined
  }
  return (
    <Drawer title={title} onClose={onClose} width={520}>
      <DrawerForm
        label={title}
        form={form}
        initial={initial}
        onSubmit={({ problem: _problem, ...line }) => {
          onSave(line)
          return Promise.resolve(true)
        }}
        submitting={false}
        error={undefined}
        submitText="确认"
        onClose={onClose}
      >
        <F
          name="receiverName"
          required
          check={() => (receiver && !receiver.ready ? receiver.reason : undefined)}
        >
          <Select
            options={receivers.map((one) => ({
              value: one.corpName,
              label: one.corpName,
              reason: one.reason,
            }))}
            onChange={() => form.clearFields(['contractNo'])}
          />
        </F>
        <F
          name="faceAmount"
          required
          check={(amount) => (isPositive(amount) ? undefined : '凭证金额须大于0')}
        >
          <AmountInput />
        </F>
        <F
          name="contractNo"
          required
          check={checkContract}
          dependencies={['faceAmount']}
          answer={contracts}
          hint={<AskAgain what="合同" answer={contracts} />}
        >
          <Select
            placeholder={receiver ? '请选择合同编号' : '请先选择接收方'}
            disabled={!receiver}
            options={(contracts.data ?? []).map((one) => ({
              value: one.contractNo,
              label: contractLabel(one),
            }))}
          />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
