import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { useReach } from '#routes/useReach.ts'
import { productName } from '#state/configuration.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { useDict } from '#ui/DictContext.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import styles from './workbench.module.css'

interface ProductFiguresProps {
  cards: readonly WorkbenchCard[]
  /** 金额怎么写出来（可隐藏） */
  show: (amount: string) => string
}

/** 各产品的指标，一个产品一行：悬停说明口径，明细去得了的整块可点，点开的列表就是这些笔；额度另有图，不在这里。 */
export function ProductFigures({ cards: given, show }: ProductFiguresProps) {
  const reach = useReach()
  const { products } = useConfiguration()
  const { label } = useDict('PRODUCT_TYPE')
  const cards = given.filter(({ limit }) => limit === undefined)
  const groups = [...new Set(cards.map((card) => card.productType))]
  if (groups.length === 0) return <EmptyState guidance="办过业务后，这里会有各产品的金额" />
  return groups.map((product) => {
    const name = productName(products, product) || label(product)
    return (
      <div key={product} className={styles.figures}>
        {groups.length > 1 ? <h3 className={styles.product}>{name}</h3> : null}
        <StatGrid label={name}>
          {cards
            .filter((card) => card.productType === product)
            .map(({ code, name: title, definition, amount, count, path }) => (
              <StatTile
                key={code}
                label={amount === undefined ? title : `${title}（元）`}
                value={amount === undefined ? `${count} 笔` : show(amount)}
                sub={amount === undefined || count === undefined ? undefined : `${count} 笔`}
                definition={definition}
                href={path ? reach(path) : undefined}
              />
            ))}
        </StatGrid>
      </div>
    )
  })
}
