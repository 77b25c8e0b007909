import { useState } from 'react'
import { verifyGuarantee } from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import { guaranteeVerificationLabels } from '#api/generated/corp/labels/guaranteeVerification.ts'
import { verifyGuaranteeRequestLabels } from '#api/generated/corp/labels/verifyGuaranteeRequest.ts'
import type { GuaranteeVerification, VerifyGuaranteeRequest } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Section } from '#ui/display/Section.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'

/** 表单里填的几项。 */
type VerifyValues = Pick<VerifyGuaranteeRequest, 'guaranteeNo' | 'antiFakeCode'>

const F = fieldOf<VerifyValues, typeof verifyGuaranteeRequestLabels>(verifyGuaranteeRequestLabels)
const is = column(guaranteeVerificationLabels)
const facts = [
  is.code('guaranteeNo'),
  is.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.money('guaranteeAmount'),
  is.text('issuerOrgName'),
  is.text('beneficiaryName'),
  is.date('guaranteeExpireDate'),
  is.instant('verifyTime'),
]

/** 保函验真：任何企业凭编号与验真码核对一份保函，只给出必要的要素。 */
export function VerifyDrawer({ onClose }: { onClose: () => void }) {
  const form = useForm<VerifyValues>()
  const [verified, setVerified] = useState<GuaranteeVerification>()
  const verify = useSubmit(verifyGuarantee, { onDone: setVerified })
  const run = (values: VerifyValues) => {
    setVerified(undefined)
    return verify.run(values)
  }
  return (
    <Drawer title="保函验真" onClose={onClose}>
      <Alert>保函编号与验真码印在保函正本上；两者都相符才算真实。</Alert>
      <DrawerForm
        label="保函验真"
        form={form}
        onSubmit={run}
        submitting={verify.running}
        error={verify.error}
        submitText="验真"
        onClose={onClose}
        cancelText="关闭"
      >
        <F name="guaranteeNo" required>
          <TextInput maxLength={30} />
        </F>
        <F name="antiFakeCode" required>
          <TextInput maxLength={40} autoComplete="off" />
        </F>
      </DrawerForm>
      {verified ? (
        <Section title="验真结果">
          <Alert tone="success">保函真实，要素如下</Alert>
          <Descriptions label="验真结果" of={verified} items={facts} columns={2} />
        </Section>
      ) : null}
    </Drawer>
  )
}
