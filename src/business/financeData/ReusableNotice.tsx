import { Link } from 'react-router-dom'
import type { ReusablePackage } from '#api/generated/corp/model/index.ts'
import { yuan } from '#domain/money.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import type { FinanceDataFamily } from './family.ts'
import styles from './views.module.css'

interface ReusableNoticeProps {
  packages: readonly ReusablePackage[]
  family: FinanceDataFamily
}

/** 同一交易对手、同一合同已有资料包：列出来供沿用，免得重复上传；没有则不显示。 */
export function ReusableNotice({ packages, family }: ReusableNoticeProps) {
  const status = useDict('PACKAGE_STATUS')
  if (packages.length === 0) return null
  return (
    <div className={styles.wide}>
      <Alert tone="warn">
        已有可沿用的资料包，不必重复上传：
        <ul className={styles.reusable} aria-label="可沿用的资料包">
          {packages.map((item) => (
            <li key={item.packageNo}>
              <Link to={family.detail(item.packageNo)}>
                {item.packageName}（{item.packageNo}）
              </Link>
              {`　${status.label(item.packageStatus)}　合同 ${item.contractNo}　可引用 ${yuan(item.packageRemainAmount)}`}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
