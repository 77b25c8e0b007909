import Button from '@arco-design/web-react/es/Button'
import { Link, useNavigate } from 'react-router-dom'
import { submitFinanceDataPackage } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { tooltip } from '#ui/overlay/tooltip.ts'
import { type FinanceDataFamily, stepOf } from './family.ts'
import styles from './views.module.css'

interface SubmitPackageProps {
  row: FinanceDataPackage
  family: FinanceDataFamily
}

/** 资料齐全提交（T-FDP-03）：缺资料的不可点并说明缺什么；提交后去看查验进度。 */
export function SubmitPackage({ row, family }: SubmitPackageProps) {
  const navigate = useNavigate()
  const submit = useAction((one: FinanceDataPackage) => submitFinanceDataPackage(refOf(one, 'packageNo')), {
    ask: ({ packageName, invoiceCount }) => ({
      title: '提交资料包',
      content: `提交 ${packageName}？提交后由平台查验 ${invoiceCount} 张发票，其间不能修改。`,
      ok: '提交',
    }),
    onDone: ({ packageNo }) => void navigate(family.success(packageNo), { replace: true }),
  })
  const rule = row.actions.find(({ code }) => code === 'SUBMIT')
  const reason = rule ? rule.reason : '请先更换或删除不合格的资料'
  return (
    <Button
      type="primary"
      disabled={!rule?.enabled}
      loading={submit.running}
      {...tooltip(reason)}
      onClick={() => void submit.run(row)}
    >
      提交
    </Button>
  )
}

/** 提交前还缺的资料，逐项链回上传它的那一步；齐全时说明可以提交。 */
export function PackageGaps({ row, family }: SubmitPackageProps) {
  if (row.missing.length === 0) return <Alert tone="success">必需的资料已齐全，可以提交</Alert>
  return (
    <Alert tone="warn">
      还缺以下资料，补齐后才能提交：
      <ul className={styles.gaps} aria-label="还缺的资料">
        {row.missing.map(({ fileCategory, reason }) => {
          const step = stepOf(family, fileCategory)
          return (
            <li key={reason}>
              {reason}　{step ? <Link to={step.path(row.packageNo)}>去上传{step.title}</Link> : null}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
