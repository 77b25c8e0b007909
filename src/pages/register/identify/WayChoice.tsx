import Tag from '@arco-design/web-react/es/Tag'
import { Link } from 'react-router-dom'
import type { RealNameWay } from '#api/generated/corp/model/index.ts'
import { href } from '#routes/define.ts'
import { useDict } from '#ui/DictContext.ts'
import styles from './identify.module.css'
import { WAY_ROUTES } from './RealNameGate.tsx'

const ways: readonly (readonly [RealNameWay, string])[] = [
  ['LICENSE_ACCOUNT', '已有验证过的收款账户：确认营业执照与账户，完成人脸识别即可，约10分钟。'],
  ['SOFT_KEY', '没有验证过的账户：人脸识别后由平台向对公账户小额打款，回填金额完成验证。'],
]

/** 选择实名方式：有验证过的收款账户走营业执照与账户，否则走软证书（T-RNA-01、PROD-05）。 */
export function WayChoice({
  hasAccount,
  text,
  query = '',
}: {
  readonly hasAccount: boolean
  readonly text: string
  /** 接在地址后面的，如来更新 */
  readonly query?: string
}) {
  const { label } = useDict('REALNAME_WAY')
  return (
    <ul className={styles.ways} aria-label="实名方式">
      {ways.map(([way, note]) => {
        const possible = way === 'SOFT_KEY' || hasAccount
        const recommended = possible && (way === 'LICENSE_ACCOUNT') === hasAccount
        return (
          <li key={way} className={styles.way} data-recommended={recommended}>
            <h3>
              {label(way)}
              {recommended ? (
                <Tag size="small" color="var(--brand)">
                  推荐
                </Tag>
              ) : null}
            </h3>
            <p>{note}</p>
            {possible ? (
              <Link
                className={recommended ? 'shell-button shell-button-primary' : undefined}
                to={`${href(WAY_ROUTES[way])}${query}`}
              >
                {text}
              </Link>
            ) : (
              <p>暂无已验证的收款账户，不能选择</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
