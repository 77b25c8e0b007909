import { type ComponentProps, createElement } from 'react'
import { lateSoon, useLate } from '#ui/late.ts'
import styles from './frame.module.css'
import type { TrendChart } from './TrendChart.tsx'

// 首屏之下才看得到：代码在首屏画出之后才取，页面不等它
const chart = lateSoon(() => import('./TrendChart.tsx').then((module) => module.TrendChart))

/** 走势图：取代码时先占着地方，版面不跳。 */
export function Trend(props: ComponentProps<typeof TrendChart>) {
  const here = useLate(chart, undefined)
  return here ? createElement(here, props) : <div className={styles.waiting} aria-busy="true" />
}
