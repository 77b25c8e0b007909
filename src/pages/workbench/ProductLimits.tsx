import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { LimitBar } from '#business/limit/Bar.tsx'
import { useReach } from '#routes/useReach.ts'
import { Section } from '#ui/display/Section.tsx'
import styles from './workbench.module.css'

interface ProductLimitsProps {
  cards: readonly WorkbenchCard[]
  /** 金额怎么写出来（可隐藏） */
  show: (amount: string) => string
}

/** 各产品的额度，一个一张图，可用的写大字；没有额度就不占地方。 */
export function ProductLimits({ cards, show }: ProductLimitsProps) {
  const reach = useReach()
  const limited = cards.flatMap(({ code, name, path, limit }) => (limit ? [{ code, name, path, limit }] : []))
  if (limited.length === 0) return null
  return (
    <Section title="额度">
      <div className={styles.limits}>
        {limited.map(({ code, name, path, limit }) => (
          <LimitBar
            key={code}
            limit={limit}
            name={name}
            show={show}
            flowsHref={path ? reach(path) : undefined}
          />
        ))}
      </div>
    </Section>
  )
}
