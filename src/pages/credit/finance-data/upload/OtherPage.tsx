import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { submitFinanceDataPackage } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import type { FinanceDataPackage, PackageItem } from '#api/generated/corp/model/index.ts'
import { useAction } from '#hooks/useAction.ts'
import { PlainTable } from '#pages/credit/PlainTable.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { column } from '#ui/columns.tsx'
import { confirm } from '#ui/confirm.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { hint } from '#ui/hint.ts'
import { Notice } from '#ui/Notice.tsx'
import { Section } from '#ui/Section.tsx'
import { FileName } from '../FileName.tsx'
import styles from '../financeData.module.css'
import { useRemoveItem } from '../usePackage.ts'
import { FileDrawer } from './FileDrawer.tsx'
import { stepOf, uploadSteps } from './steps.ts'
import { UploadFrame } from './UploadFrame.tsx'

const is = column<PackageItem>()
const submitButton = (row: FinanceDataPackage) => <SubmitButton row={row} />

/** 上传其他资料并提交（第 4 步）：履约凭证等；缺必需资料的列出并链回那一步（T-FDP-02、T-FDP-03）。 */
export default function OtherPage() {
  return (
    <UploadFrame step={3} finish={submitButton}>
      {(row, editable) => (
        <>
          {editable ? <Gaps row={row} /> : null}
          <OtherFiles row={row} editable={editable} />
        </>
      )}
    </UploadFrame>
  )
}

function SubmitButton({ row }: { row: FinanceDataPackage }) {
  const navigate = useNavigate()
  const { packageNo, version } = row
  const submit = useAction(
    (documentNo: string, options) => submitFinanceDataPackage({ documentNo, version }, options),
    { onDone: () => void navigate(href(credit.financeDataUploadSuccess, { packageNo }), { replace: true }) },
  )
  const rule = row.actions.find(({ code }) => code === 'SUBMIT')
  const reason = rule ? rule.reason : '请先更换或删除不合格的资料'
  const run = async () => {
    const content = `提交 ${row.packageName}？提交后由平台查验 ${row.invoiceCount} 张发票，其间不能修改。`
    if (await confirm({ content })) void submit.run(packageNo)
  }
  return (
    <Button
      type="primary"
      disabled={!rule?.enabled}
      loading={submit.running}
      {...hint(reason)}
      onClick={() => void run()}
    >
      提交
    </Button>
  )
}

function Gaps({ row }: { row: FinanceDataPackage }) {
  if (row.missing.length === 0) return <Notice tone="success">必需的资料已齐全，可以提交</Notice>
  return (
    <Notice tone="warn">
      还缺以下资料，补齐后才能提交：
      <ul className={styles.gaps} aria-label="还缺的资料">
        {row.missing.map(({ fileCategory, reason }) => {
          const step = uploadSteps[stepOf(fileCategory)]
          return (
            <li key={reason}>
              {reason}　{step ? <Link to={step.path(row.packageNo)}>去上传{step.title}</Link> : null}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

function OtherFiles({ row, editable }: { row: FinanceDataPackage; editable: boolean }) {
  const [open, setOpen] = useState(false)
  const remove = useRemoveItem(row)
  const items = row.items.filter(
    ({ fileCategory }) => fileCategory === 'DELIVERY' || fileCategory === 'OTHER',
  )
  const columns = [
    is.dict('fileCategory', '资料类别', 'FILE_CATEGORY', { tone: 'draft' }),
    is.custom('fileName', '文件名称', (item) => <FileName file={item.file} />, { width: 280 }),
    is.text('deliveryNo', '履约单据号'),
    is.date('deliveryDate', '履约日期'),
    is.instant('uploadTime', '上传时间'),
    {
      ...is.custom(
        'remove',
        '操作',
        ({ fileCategory, itemNo, fileName }) =>
          editable ? (
            <button
              type="button"
              className="text-button"
              onClick={() => void remove(fileCategory, itemNo, fileName)}
            >
              删除
            </button>
          ) : null,
        { width: 80 },
      ),
      actions: true,
    },
  ]
  return (
    <Section
      title="履约凭证与其他资料"
      extra={editable ? <Button onClick={() => setOpen(true)}>上传资料</Button> : null}
    >
      {items.length > 0 ? (
        <PlainTable label="其他资料" columns={columns} rows={items} rowKey="itemNo" />
      ) : (
        <EmptyState guidance="收货单、验收单、结算单等，选填" />
      )}
      {open ? <FileDrawer row={row} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
