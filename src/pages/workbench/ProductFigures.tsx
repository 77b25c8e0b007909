import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { FigureTiles } from '#business/pictures/FigureTiles.tsx'
import { useReach } from '#routes/useReach.ts'
import { productName } from '#state/configuration.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { useDict } from '#ui/DictContext.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import styles from './workbench.module.css'

interface ProductFiguresProps {
  cards: readonly WorkbenchCard[]
  /** 金额怎么写出来（可隐藏） */
  show: (amount: string) => string
}

/** 各产品的指标，一个产品一行，点开的列表就是这些笔；额度另有图，不在这里。 */
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
        <FigureTiles
          label={name}
          figures={cards.filter((card) => card.productType === product)}
          reach={reach}
          show={show}
        />
      </div>
    )
  })
}
