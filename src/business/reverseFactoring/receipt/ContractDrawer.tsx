import { rfContractLabels } from '#api/generated/corp/labels/rfContract.ts'
import type { Attachment, RfContract, RfContractForm, RfPartner } from '#api/generated/corp/model/index.ts'
import { saveRfContract, useRfContractFormContext } from '#api/generated/corp/rf-contracts/rf-contracts.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { isPositive } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useUser } from '#state/useSession.ts'
import { useDict } from '#ui/DictContext.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'
import type { Side } from '../sides.ts'
import { PartnerSelect, partnerReason } from './PartnerSelect.tsx'

type ContractValues = Pick<
  RfContractForm,
  | 'contractNo'
  | 'contractName'
  | 'contractType'
  | 'partnerName'
  | 'contractAmount'
  | 'contractSignDate'
  | 'contractStartDate'
  | 'contractEndDate'
> & { contractFile: Attachment[] }

const F = fieldOf<ContractValues, typeof rfContractLabels>(rfContractLabels)

interface ContractDrawerProps {
  side: Side
  /** 正在编辑的草稿；新增时没有 */
  contract?: RfContract
  onClose: () => void
}

const valuesOf = ({ contractFile, ...contract }: RfContract, side: Side): Partial<ContractValues> => ({
  ...contract,
  partnerName: side === 'CREDITOR' ? contract.partyA : contract.partyB,
  contractFile: contractFile ? [contractFile] : [],
})

/** 登记合同或编辑草稿：要素与 PDF 原件；本企业是甲方还是乙方由所在的一方决定（T-RDC-01）。 */
export function ContractDrawer(props: ContractDrawerProps) {
  return (
    <Drawer title={props.contract ? '编辑合同' : '新增合同'} onClose={props.onClose}>
      <QueryState result={useRfContractFormContext()}>
        {({ partners }) => <ContractForm {...props} partners={partners} />}
      </QueryState>
    </Drawer>
  )
}

function ContractForm({
  side,
  contract,
  partners,
  onClose,
}: ContractDrawerProps & { partners: readonly RfPartner[] }) {
  const form = useForm<ContractValues>()
  const types = useDict('CONTRACT_TYPE')
  const today = useToday()
  const { corpName } = useUser()
  const start = useFormValue(form, 'contractStartDate')
  const [own, other] =
    side === 'CREDITOR' ? ['乙方（卖方）', '甲方（买方）'] : ['甲方（买方）', '乙方（卖方）']
  const save = useSubmit(
    ({ contractFile, contractStartDate, contractEndDate, ...values }: ContractValues) =>
      saveRfContract({
        ...values,
        ...(contractStartDate && { contractStartDate }),
        ...(contractEndDate && { contractEndDate }),
        ...(contract && { version: contract.version }),
        contractFileId: contractFile[0]?.fileId ?? '',
      }),
    { success: '合同草稿已保存', onDone: onClose },
  )
  return (
    <DrawerForm
      label="合同"
      form={form}
      initial={contract ? valuesOf(contract, side) : { contractType: 'PURCHASE' }}
      onSubmit={save.run}
      submitting={save.running}
      error={save.error}
      submitText="保存"
      onClose={onClose}
      labelAbove={false}
    >
      <F name="contractNo" required>
        <TextInput maxLength={40} disabled={contract !== undefined} />
      </F>
      <F name="contractName" required>
        <TextInput maxLength={80} />
      </F>
      <F name="contractType" required>
        <Select options={types.options} />
      </F>
      <F
        name="partnerName"
        label={other}
        required
        check={(name) => partnerReason(partners, name)}
        hint={`${own}为本企业：${corpName}`}
      >
        <PartnerSelect partners={partners} />
      </F>
      <F
        name="contractAmount"
        required
        check={(amount) => (isPositive(amount) ? undefined : '合同金额须大于0')}
      >
        <AmountInput />
      </F>
      <F name="contractSignDate" required>
        <DayPicker max={today} />
      </F>
      {side === 'CREDITOR' ? (
        <>
          <F name="contractStartDate" hint="不填为合同签订日">
            <DayPicker />
          </F>
          <F
            name="contractEndDate"
            dependencies={['contractStartDate']}
            check={(day) => (start && day < start ? '合同终止日不得早于起始日' : undefined)}
            hint="不填为起始日后一年"
          >
            <DayPicker />
          </F>
        </>
      ) : null}
      <F name="contractFile" required>
        <AttachmentInput category="CONTRACT" accept={['pdf']} maxCount={1} />
      </F>
    </DrawerForm>
  )
}
