import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { importCashRegistrations } from '#api/generated/corp/cashes/cashes.ts'
import type { Attachment, CashRegistrationRow } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { ExcelImport } from '#business/excel/Import.tsx'
import type { ImportColumn } from '#business/excel/importRows.ts'
import { atMost } from '#domain/validation.ts'
import { feedback } from '#hooks/feedback.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { Section } from '#ui/display/Section.tsx'
import { useToday } from '#ui/today.ts'

const columnsAt = (today: string): readonly ImportColumn<CashRegistrationRow>[] => [
  {
    field: 'cashItemNo',
    title: '兑付明细号',
    kind: 'text',
    required: true,
    unique: true,
    note: '见导出的兑付明细',
    example: 'CS2026111800000001-001',
  },
  {
    field: 'paidDate',
    title: '付款日期',
    kind: 'day',
    required: true,
    check: (day) => (day > today ? '付款日期不能晚于今日' : undefined),
    note: '不晚于今日',
    example: today,
  },
  {
    field: 'bankSerialNo',
    title: '银行流水号',
    kind: 'text',
    required: true,
    unique: true,
    check: atMost(40),
    note: '每笔付款各不相同',
    example: '20261118000001',
  },
]

/** 批量登记：共用一份付款凭证，由 Excel 导入各笔付款；一批的明细须齐，不收的逐行说明（T-CSH-11、INV-21）。 */
export function CashImportView({ onClose }: { onClose: () => void }) {
  const today = useToday()
  const [files, setFiles] = useState<Attachment[]>([])
  return (
    <PageCard description="批量登记" extra={<Button onClick={onClose}>返回列表</Button>}>
      <Alert>
        可在列表中导出待登记的明细，填好付款日期与银行流水号后直接导入。同一批次的未付明细须一次登记齐，有一笔不通过则该批次不登记。
      </Alert>
      <Section title="付款凭证">
        <AttachmentInput
          category="PAYMENT"
          accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
          maxCount={1}
          aria-label="付款凭证"
          value={files}
          onChange={setFiles}
        />
      </Section>
      <Section title="付款明细">
        <ExcelImport<CashRegistrationRow>
          label="付款登记"
          columns={columnsAt(today)}
          submit={async (rows) => {
            const [payVoucherFile] = files
            if (!payVoucherFile) throw new ApiError('business', 'REQUIRED', '请先上传付款凭证', 200)
            const outcome = await importCashRegistrations({ items: [...rows], payVoucherFile })
            return outcome.results.flatMap(({ success, message }, index) =>
              success ? [] : [{ index, message }],
            )
          }}
          onDone={(count) => {
            feedback.success(`已登记 ${count} 笔付款，待审批`)
            onClose()
          }}
          onCancel={onClose}
        />
      </Section>
    </PageCard>
  )
}
