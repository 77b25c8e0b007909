import { useEffect, useRef } from 'react'
import type { ProductType } from '#api/generated/corp/model/productType.ts'
import { useProductEntry } from '#business/entry/useProductEntry.tsx'
import { entryPlaces } from '#routes/entryPlaces.ts'

/** 一次点击：哪个产品，能进之后做什么。 */
export interface Asked {
  readonly product: ProductType
  readonly proceed: () => void
}

/** 顶部菜单的产品入口：每来一次点击就判断一次；上一次没有判断完的，新的不理。 */
export function ProductEntrance({ asked }: { readonly asked: Asked }) {
  const { enter, element } = useProductEntry(entryPlaces)
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  useEffect(() => void latest.current(asked.product, asked.proceed), [asked])
  return element
}
