import { useState } from 'react'
import { createAbsPayables, useAbsPayableContext } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayableContext, Attachment } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { ExcelImport } from '#business/excel/Import.tsx'
import { useHolidays } from '#business/useHolidays.ts'
import { feedback } from '#hooks/feedback.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { type ImportValues, payableColumns, toRow } from './payableColumns.ts'

/** 批量导入应付：每行成为一份草稿，不收的行就地说明（T-APB-01、INV-21）。 */
export function PayableImportView({ onClose }: { onClose: () => void }) {
  return (
    <PageCard description="批量导入应付">
      <QueryState result={useAbsPayableContext()}>
        {(context) => <Import context={context} onClose={onClose} />}
      </QueryState>
    </PageCard>
  )
}

function Import({ context, onClose }: { context: AbsPayableContext; onClose: () => void }) {
  const holidays = useHolidays()
  const [attachments, setAttachments] = useState<Attachment[]>([])
  return (
    <>
      <Alert>
        每行成为一份草稿。附件是提交复核必需的：下面上传的每笔都附上；不上传的，导入后逐笔补上。草稿可以勾选后批量提交，一次最多
        50 笔
      </Alert>
      <Section title="各笔共用的附件">
        <AttachmentInput
          aria-label="各笔共用的附件"
          category="OTHER"
          accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
          value={attachments}
          onChange={setAttachments}
        />
      </Section>
      <ExcelImport<ImportValues>
        label="批量导入应付"
        columns={payableColumns(context, holidays)}
        submit={async (rows) => {
          const { failures } = await createAbsPayables({
            rows: rows.map(toRow),
            ...(attachments.length > 0 && { attachments }),
          })
          return failures.map(({ rowIndex, ...failure }) => ({ index: rowIndex, ...failure }))
        }}
        onDone={(count) => {
          feedback.success(`已生成 ${count} 份草稿`)
          onClose()
        }}
        onCancel={onClose}
      />
    </>
  )
}
