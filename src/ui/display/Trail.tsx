import { Section } from './Section.tsx'
import { Timeline, type TrailRow } from './Timeline.tsx'

interface TrailProps {
  /** 小标题，也是这份轨迹的名字 */
  title?: string
  rows: readonly TrailRow[]
}

/** 详情里带小标题的一份审批轨迹。 */
export function Trail({ title = '审批轨迹', rows }: TrailProps) {
  return (
    <Section title={title}>
      <Timeline label={title} rows={rows} />
    </Section>
  )
}
