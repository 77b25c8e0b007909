import { tradeContractLabels } from '#api/generated/corp/labels/tradeContract.ts'
import type { Attachment, TradeContract, TradeContractForm } from '#api/generated/corp/model/index.ts'
import { createTradeContract } from '#api/generated/corp/trade-documents/trade-documents.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { isPositive } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type ContractValues = Pick<
  TradeContractForm,
  | 'contractNo'
  | 'contractName'
  | 'contractType'
  | 'contractAmount'
  | 'contractSignDate'
  | 'contractStartDate'
  | 'contractEndDate'
> & { contractFile: Attachment[] }

const F = fieldOf<ContractValues, typeof tradeContractLabels>(tradeContractLabels)

interface ContractDrawerProps {
  sellerName: string
  onClose: () => void
  onCreated: (contract: TradeContract) => void
}

/** 登记合同：要素与 PDF 原件。 */
export function ContractDrawer({ sellerName, onClose, onCreated }: ContractDrawerProps) {
  const form = useForm<ContractValues>()
  const types = useDict('CONTRACT_TYPE')
  const create = useSubmit(
    ({ contractFile, ...values }: ContractValues) =>
      createTradeContract({ ...values, partyB: sellerName, contractFileId: contractFile[0]!.fileId }),
    {
      success: '合同已登记',
      onDone: (contract) => {
        onCreated(contract)
        onClose()
      },
    },
  )
  return (
    <Drawer title="登记合同" onClose={onClose}>
      <DrawerForm
        label="登记合同"
        form={form}
        initial={{ contractType: 'PURCHASE' }}
        onSubmit={create.run}
        submitting={create.running}
        error={create.error}
        submitText="登记"
        onClose={onClose}
        labelAbove={false}
      >
        <F name="contractNo" required>
          <TextInput maxLength={40} />
        </F>
        <F name="contractName" required>
          <TextInput maxLength={80} />
        </F>
        <F name="contractType" required>
          <Select options={types.options} />
        </F>
        <F
          name="contractAmount"
          required
          check={(amount) => (isPositive(amount) ? undefined : '合同金额须大于0')}
        >
          <AmountInput />
        </F>
        <F name="contractSignDate" required>
          <DayPicker />
        </F>
        <F name="contractStartDate" required>
          <DayPicker />
        </F>
        <F
          name="contractEndDate"
          required
          dependencies={['contractStartDate']}
          check={(day) =>
            day < form.getFieldValue('contractStartDate') ? '合同终止日不得早于起始日' : undefined
          }
        >
          <DayPicker />
        </F>
        <F name="contractFile" required>
          <AttachmentInput category="CONTRACT" accept={['pdf']} maxCount={1} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
