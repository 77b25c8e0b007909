import { useState } from 'react'
import { verifyGuarantee } from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
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

const F = fieldOf<VerifyGuaranteeRequest>()
const is = column<GuaranteeVerification>()
const facts = [
  is.code('guaranteeNo', '保函编号'),
  is.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
  is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.money('guaranteeAmount', '保函金额'),
  is.text('issuerOrgName', '开立机构'),
  is.text('beneficiaryName', '受益人'),
  is.date('guaranteeExpireDate', '保函到期日'),
  is.instant('verifyTime', '验真时间'),
]

/** 保函验真：任何企业凭编号与验真码核对一份保函，只给出必要的要素。 */
export function VerifyDrawer({ onClose }: { onClose: () => void }) {
  const form = useForm<VerifyGuaranteeRequest>()
  const [verified, setVerified] = useState<GuaranteeVerification>()
  const verify = useSubmit(verifyGuarantee, { onDone: setVerified })
  const run = (values: VerifyGuaranteeRequest) => {
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
        <F name="guaranteeNo" label="保函编号" required>
          <TextInput maxLength={30} />
        </F>
        <F name="antiFakeCode" label="验真码" required>
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
