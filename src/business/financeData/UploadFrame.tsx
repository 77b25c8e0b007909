import Button from '@arco-design/web-react/es/Button'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { financeDataPackageLabels } from '#api/generated/corp/labels/financeDataPackage.ts'
import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Steps } from '#ui/display/Steps.tsx'
import { column } from '#ui/table/columns.tsx'
import { counterpartyOf, type FinanceDataFamily, type FinanceDataProps, isStepDone } from './family.ts'
import { NoPackage } from './NoPackage.tsx'
import { PackageState } from './PackageState.tsx'
import { SubmitPackage } from './SubmitPackage.tsx'
import { usePackage } from './usePackage.ts'
import styles from './views.module.css'

const is = column(financeDataPackageLabels)
const factsOf = ({ productType }: FinanceDataPackage) => [
  is.code('packageNo'),
  is.text('packageName'),
  is.text('counterpartyName', { title: counterpartyOf(productType).label }),
]

interface UploadFrameProps extends FinanceDataProps {
  /** 第几步，从 0 起 */
  step: number
  /** 这一步的内容；editable 为假时只看 */
  children: (row: FinanceDataPackage, editable: boolean) => ReactNode
}

/** 每步上传共用的框：步骤、资料包要点、上一步与下一步，最后一步提交；已提交的只能看。 */
export function UploadFrame({ family, step, children }: UploadFrameProps) {
  const navigate = useNavigate()
  const { packageNo, result } = usePackage()
  if (!packageNo) return <NoPackage family={family} uploading />
  const { data } = result
  const isDone = (one: FinanceDataFamily['steps'][number] | undefined) =>
    one !== undefined && data !== undefined && isStepDone(one, data)
  const go = (to: number) => {
    const target = family.steps[to]
    return target ? () => void navigate(target.path(packageNo)) : undefined
  }
  const [previous, next] = [go(step - 1), go(step + 1)]
  return (
    <PageCard
      description={`资料包 ${packageNo}`}
      extra={<Button onClick={() => void navigate(family.manage)}>返回列表</Button>}
    >
      <Steps
        label="上传步骤"
        titles={family.steps.map((one) => one.title)}
        current={step}
        done={(index) => isDone(family.steps[index])}
      />
      <QueryState result={result}>
        {(row) => {
          const editable = row.actions.some(({ code, enabled }) => code === 'UPLOAD' && enabled)
          return (
            <>
              <Descriptions label="资料包" of={row} items={factsOf(row)} />
              {editable ? (
                row.packageStatus === 'INVALID' ? (
                  <PackageState row={row} />
                ) : null
              ) : (
                <Alert
                  action={<Link to={family.detail(packageNo)}>查看资料</Link>}
                >{`${row.stateReason ?? '资料包已校验通过'}，不能再上传`}</Alert>
              )}
              {children(row, editable)}
              <div className={styles.foot}>
                {previous ? <Button onClick={previous}>上一步</Button> : null}
                {next ? (
                  <Button type="primary" onClick={next}>
                    下一步
                  </Button>
                ) : null}
                {editable && !next ? <SubmitPackage row={row} family={family} /> : null}
              </div>
            </>
          )
        }}
      </QueryState>
    </PageCard>
  )
}
