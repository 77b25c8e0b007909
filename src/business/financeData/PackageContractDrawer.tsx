import {
  recogniseContract,
  registerPackageContract,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { tradeContractLabels } from '#api/generated/corp/labels/tradeContract.ts'
import type {
  Attachment,
  FinanceDataPackage,
  PackageContractRegisterForm,
} from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { isPositive } from '#domain/money.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useUser } from '#state/useSession.ts'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { counterpartyOf } from './family.ts'

type ContractValues = Pick<
  PackageContractRegisterForm,
  | 'contractNo'
  | 'contractName'
  | 'contractType'
  | 'partyA'
  | 'partyB'
  | 'contractAmount'
  | 'contractSignDate'
  | 'contractStartDate'
  | 'contractEndDate'
  | 'isAssignmentForbidden'
> & {
  contractFile: Attachment[]
  consentFile?: Attachment[]
}

const F = fieldOf<ContractValues, typeof tradeContractLabels>(tradeContractLabels)

/** 上传合同（T-FDP-02）：先传原件，识别出的要素可改；甲方与对手方不一致只提醒；有禁止转让条款的须附债务人同意函。 */
export function PackageContractDrawer({ row, onClose }: { row: FinanceDataPackage; onClose: () => void }) {
  const { packageNo, version, productType, counterpartyName } = row
  const { word } = counterpartyOf(productType)
  const { corpName } = useUser()
  const form = useForm<ContractValues>()
  const types = useDict('CONTRACT_TYPE')
  const partyA = useFormValue(form, 'partyA')
  const isAssignmentForbidden = useFormValue(form, 'isAssignmentForbidden')
  const recognise = useAction((fileId: string) => recogniseContract({ fileId }), {
    onDone: (found) => form.setFieldsValue(found),
  })
  const register = useSubmit(
    ({ contractFile, consentFile = [], ...values }: ContractValues) =>
      registerPackageContract({
        ...values,
        packageNo,
        version,
        contractFileId: contractFile[0]!.fileId,
        ...(values.isAssignmentForbidden && { consentFileId: consentFile[0]!.fileId }),
      }),
    { success: '合同已上传', onDone: onClose },
  )
  return (
    <Drawer title="上传合同" onClose={onClose}>
      <DrawerForm
        label="上传合同"
        form={form}
        initial={{ contractType: row.contractType ?? 'PURCHASE', partyA: counterpartyName, partyB: corpName }}
        onSubmit={register.run}
        submitting={register.running}
        error={register.error}
        submitText="上传"
        onClose={onClose}
        labelAbove={false}
      >
        <F name="contractFile" required hint="上传后自动识别，识别结果可改">
          <AttachmentInput
            category="CONTRACT"
            accept={['pdf']}
            maxCount={1}
            others={row.items.map(({ file }) => file)}
            onChange={(files: Attachment[]) => {
              if (files[0]) void recognise.run(files[0].fileId)
            }}
          />
        </F>
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
          name="partyA"
          label="甲方（买方）"
          required
          hint={partyA && partyA !== counterpartyName ? `与${word}不一致，请核对` : undefined}
        >
          <TextInput maxLength={80} />
        </F>
        <F
          name="partyB"
          label="乙方（卖方）"
          required
          check={(name) => (name === corpName ? undefined : '乙方须为本企业')}
        >
          <TextInput maxLength={80} />
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
        <F name="contractStartDate">
          <DayPicker />
        </F>
        <F
          name="contractEndDate"
          dependencies={['contractStartDate']}
          check={(day) =>
            day < (form.getFieldValue('contractStartDate') ?? '') ? '合同终止日不得早于起始日' : undefined
          }
        >
          <DayPicker />
        </F>
        {productType === 'ABS' ? (
          <F name="isAssignmentForbidden" label="禁止转让条款" valueProp="checked">
            <Checkbox>合同约定应收账款不得转让</Checkbox>
          </F>
        ) : null}
        {isAssignmentForbidden ? (
          <F
            name="consentFile"
            label="债务人同意函"
            required
            hint="债务人盖章同意转让的函件，没有则不能用于转让"
          >
            <AttachmentInput
              category="OTHER"
              accept={['pdf']}
              maxCount={1}
              others={row.items.map(({ file }) => file)}
            />
          </F>
        ) : null}
      </DrawerForm>
    </Drawer>
  )
}
