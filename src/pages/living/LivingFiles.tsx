import { useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { AttachmentList } from '#business/attachments/List.tsx'
import { ExcelImport } from '#business/excel/Import.tsx'
import type { ImportColumn } from '#business/excel/importRows.ts'
import { checkCorpName, checkPhone } from '#domain/validation.ts'
import { feedback } from '#hooks/feedback.ts'
import { Section } from '#ui/display/Section.tsx'

interface Supplier {
  corpName: string
  mobilePhone: string
  quota: string
  validTo: string
  level: string
}
const columns: readonly ImportColumn<Supplier>[] = [
  {
    field: 'corpName',
    title: '企业名称',
    kind: 'text',
    required: true,
    unique: true,
    check: checkCorpName,
    example: '样例有限公司',
  },
  {
    field: 'mobilePhone',
    title: '联系手机',
    kind: 'digits',
    required: true,
    check: checkPhone,
    example: '13800138000',
  },
  { field: 'quota', title: '授信额度', kind: 'money', required: true, note: '单位元', example: '1000000.00' },
  { field: 'validTo', title: '有效期至', kind: 'day', example: '2027-06-30' },
  {
    field: 'level',
    title: '等级',
    kind: 'choice',
    options: [
      { value: 'A', label: '甲' },
      { value: 'B', label: '乙' },
    ],
    example: '甲',
  },
]
const fake = (fileName: string): Attachment => ({
  fileId: `NONE-${fileName}`,
  fileName,
  fileSize: 123_456,
  category: 'OTHER',
})

/** 上传、预览、下载与 Excel 导入；清单里的三份文件服务端并没有，用来看失败。 */
export function LivingFiles() {
  const [files, setFiles] = useState<Attachment[]>([])
  return (
    <>
      <Section title="附件">
        <AttachmentInput
          aria-label="合同附件"
          category="CONTRACT"
          accept={['pdf', 'jpg', 'png', 'ofd']}
          maxCount={5}
          value={files}
          onChange={setFiles}
        />
        <AttachmentList label="取不到的附件" attachments={['扫描件.png', '协议.pdf', '发票.ofd'].map(fake)} />
      </Section>
      <Section title="Excel 导入">
        <ExcelImport<Supplier>
          label="供应商"
          columns={columns}
          submit={(rows) => {
            if (rows.some((row) => row.corpName.includes('整批')))
              return Promise.reject(new ApiError('business', 'FULL', '本月导入次数已满（示例）', 200))
            return Promise.resolve(
              rows.flatMap((row, index) =>
                row.corpName.includes('黑名单')
                  ? [{ index, field: 'corpName', message: '该企业在黑名单中（示例）' }]
                  : [],
              ),
            )
          }}
          onDone={(count) => feedback.success(`已导入 ${count} 行`)}
        />
      </Section>
    </>
  )
}
