import type { ChainHome } from '#api/generated/corp/model/index.ts'
import { sum } from '#domain/money.ts'
import { PartsBar } from '#ui/chart/PartsBar.tsx'
import styles from './home.module.css'

type Assets = Pick<ChainHome, 'availableAmount' | 'frozenAmount' | 'financedAmount'>

/** 凭证资产：可用、冻结、已融资。 */
export function AssetBar({ availableAmount, frozenAmount, financedAmount }: Assets) {
  return (
    <div className={styles.stack}>
      <PartsBar
        label="凭证合计"
        total={sum([availableAmount, frozenAmount, financedAmount])}
        lead={['可用']}
        parts={[
          ['可用', availableAmount, 'deep'],
          ['冻结', frozenAmount, 'middle'],
          ['已融资', financedAmount, 'light'],
        ]}
      />
      <p className={styles.foot}>
        可用的可以转让、融资或持有到期；冻结的正在办理业务；已融资的是已放款、尚未结清的
      </p>
    </div>
  )
}
