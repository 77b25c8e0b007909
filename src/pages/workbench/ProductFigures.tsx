import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { useReach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'

interface MoneyCardsProps {
  cards: readonly WorkbenchCard[]
  /** 金额怎么写出来（可隐藏） */
  show: (amount: string) => string
}

/** 资产（持有方）与负债（开立方）的指标；明细去得了的整块可点。 */
export function MoneyCards({ cards, show }: MoneyCardsProps) {
  const reach = useReach()
  if (cards.length === 0) return <EmptyState guidance="开立或签收凭证后，这里会有资产与负债的金额" />
  return (
    <StatGrid label="资产与负债">
      {cards.map(({ code, name, amount, count, path }) => (
        <StatTile
          key={code}
          label={`${name}（元）`}
          value={show(amount)}
          sub={count === undefined ? undefined : `${count} 笔`}
          href={path ? reach(path) : undefined}
        />
      ))}
    </StatGrid>
  )
}
