import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ProductType } from '#api/generated/corp/model/productType.ts'
import type { ProductEntry } from '#business/entry/useProductEntry.tsx'
import { type Family, href, type PageRoute } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { getGrants } from '#state/menus.ts'
import { productHome } from './navigation.ts'

interface ProductLinkProps {
  readonly product: ProductType
  readonly family: Family
  /** 产品的第一个页面；没开通时没有 */
  readonly route: PageRoute | undefined
  readonly current: boolean
  readonly enter: ProductEntry['enter']
  readonly children: ReactNode
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** 顶部菜单里的产品：点了先查要不要签开通协议，签好再进（PROD-01、PROD-02）；在新标签页打开时由那一页自己查。 */
export function ProductLink({ product, family, route, current, enter, children }: ProductLinkProps) {
  const navigate = useNavigate()
  return (
    <Link
      to={route?.path ?? href(shell.workbench)}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        // 开通之后授权变了：那时再问第一页是哪一页
        void enter(product, () => void navigate(route?.path ?? productHome(family, getGrants())))
      }}
    >
      {children}
    </Link>
  )
}
