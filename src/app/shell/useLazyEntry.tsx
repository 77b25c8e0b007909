import { type ComponentType, type ReactNode, useState } from 'react'
import { ask } from '#app/dialogs.ts'
import type { ProductEntry } from '#business/entry/useProductEntry.tsx'
import { noCodeText } from '#ui/late.ts'
import type { Asked } from './ProductEntrance.tsx'

interface LazyEntry {
  readonly enter: ProductEntry['enter']
  /** 须放进页面：提示、协议与证书签署 */
  readonly element: ReactNode
}

/** 同 useProductEntry，但判断与签署的代码第一次点产品时才取：入口里没有它们（PROD-01）。 */
export function useLazyEntry(): LazyEntry {
  const [Entrance, setEntrance] = useState<ComponentType<{ readonly asked: Asked }>>()
  const [asked, setAsked] = useState<Asked>()
  const enter: ProductEntry['enter'] = async (product, proceed) => {
    try {
      const { ProductEntrance } = await import('./ProductEntrance.tsx')
      setEntrance(() => ProductEntrance)
      setAsked({ product, proceed })
    } catch (cause) {
      await ask({ content: noCodeText(cause), cancel: null })
    }
  }
  return { enter, element: Entrance && asked ? <Entrance asked={asked} /> : null }
}
