import { useState } from 'react'
import { receiptVerifyRequestLabels } from '#api/generated/corp/labels/receiptVerifyRequest.ts'
import type { ReceiptVerification, ReceiptVerifyRequest } from '#api/generated/corp/model/index.ts'
import { verifyReceipt } from '#api/generated/corp/receipts/receipts.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ReceiptFacts } from './ReceiptFacts.tsx'

const F = fieldOf<ReceiptVerifyRequest, typeof receiptVerifyRequestLabels>(receiptVerifyRequestLabels)

const checkCode = (code: string) =>
  /^[0-9a-fA-F]{16}$/.test(code.trim()) ? undefined : '验真码为16位数字或字母 a 至 f'

/** 回单验真：以回单编号与验真码核对银行的记录，一致的列出银行记录的内容。 */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<ReceiptVerifyRequest>()
  const [result, setResult] = useState<ReceiptVerification>()
  const verify = useSubmit(
    ({ receiptNo, antiFakeCode }: ReceiptVerifyRequest) =>
      verifyReceipt({ receiptNo: receiptNo.trim(), antiFakeCode: antiFakeCode.trim() }),
    { onDone: setResult },
  )
  return (
    <Dialog title="电子回单验真" width={560} onClose={onClose}>
      <DrawerForm
        label="验真"
        form={form}
        onSubmit={verify.run}
        submitting={verify.running}
        error={verify.error}
        submitText="核对"
        onClose={onClose}
        cancelText="关闭"
      >
        <F name="receiptNo" required>
          <TextInput maxLength={20} />
        </F>
        <F name="antiFakeCode" required check={checkCode} hint="印在回单上">
          <TextInput maxLength={16} />
        </F>
      </DrawerForm>
      {result ? (
        <>
          <Alert tone={result.genuine ? 'success' : 'error'}>{result.message}</Alert>
          {result.receipt ? <ReceiptFacts receipt={result.receipt} /> : null}
        </>
      ) : null}
    </Dialog>
  )
}
