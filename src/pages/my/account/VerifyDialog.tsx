import { useState } from 'react'
import { verifyReceipt } from '#api/generated/corp/receipts/receipts.ts'
import type { ReceiptVerification, ReceiptVerifyRequest } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { fieldOf } from '#ui/Field.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm } from '#ui/useForm.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'

const F = fieldOf<ReceiptVerifyRequest>()

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
      <FormShell
        label="验真"
        form={form}
        onSubmit={verify.run}
        submitting={verify.running}
        error={verify.error}
        submitText="核对"
        onCancel={onClose}
        cancelText="关闭"
        columns={1}
        labelAbove
        guard={false}
      >
        <F name="receiptNo" label="回单编号" required>
          <TextInput maxLength={20} />
        </F>
        <F name="antiFakeCode" label="验真码" required check={checkCode} hint="印在回单上">
          <TextInput maxLength={16} />
        </F>
      </FormShell>
      {result ? (
        <>
          <Notice tone={result.genuine ? 'success' : 'error'}>{result.message}</Notice>
          {result.receipt ? <ReceiptFacts receipt={result.receipt} /> : null}
        </>
      ) : null}
    </Dialog>
  )
}
