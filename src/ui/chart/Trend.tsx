import { type ComponentProps, lazy, Suspense } from 'react'
import styles from './frame.module.css'

// 少数几页才有折线图：代码用到才取，别的页面不替它付账
const TrendChart = lazy(() => import('./TrendChart.tsx').then((module) => ({ default: module.TrendChart })))

/** 走势图：取代码时先占着地方，版面不跳。 */
export function Trend(props: ComponentProps<typeof TrendChart>) {
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <TrendChart {...props} />
    </Suspense>
  )
}
