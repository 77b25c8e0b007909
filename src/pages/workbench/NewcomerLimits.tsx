import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { limitSource } from '#business/limit/source.ts'
import { useUser } from '#state/useSession.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { ProductLimits } from './ProductLimits.tsx'

interface NewcomerLimitsProps {
  cards: readonly WorkbenchCard[]
  /** 金额怎么写出来（可隐藏） */
  show: (amount: string) => string
}

/** 新企业的额度：还没有业务，有的只是授信来的额度；一笔也没有的说明额度从哪里来，没有开通用额度的产品的不提。 */
export function NewcomerLimits({ cards, show }: NewcomerLimitsProps) {
  const { openedProductCorps } = useUser()
  const opened = openedProductCorps.filter(({ openStatus }) => openStatus === 'OPENED')
  const source = limitSource(opened.map(({ prdCode }) => prdCode))
  if (cards.some(({ limit }) => limit)) return <ProductLimits cards={cards} show={show} />
  if (!source) return null
  return (
    <Section title="额度">
      <EmptyState guidance={source} />
    </Section>
  )
}
