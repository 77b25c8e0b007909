import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ProductType } from '#api/generated/corp/model/index.ts'
import { useProductEntry } from '#business/entry/useProductEntry.tsx'
import { PRODUCT_PREFIXES } from '#domain/permissions.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { href } from '#routes/define.ts'
import { entryPlaces } from '#routes/entryPlaces.ts'
import { shell } from '#routes/shell.ts'
import { useReach } from '#routes/useReach.ts'
import { productName } from '#state/configuration.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { useUser } from '#state/useSession.ts'
import { useDict } from '#ui/DictContext.ts'
import { Section } from '#ui/display/Section.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import styles from './workbench.module.css'

/** 各产品的开通情况：已开通的进入第一个能去的页面，未开通的由管理员开通，其他人请联系管理员（PROD-01、T-PDO-01）。 */
export function ProductCards() {
  const { openedProductCorps, postCodes } = useUser()
  const { products } = useConfiguration()
  const { label } = useDict('PRODUCT_TYPE')
  const reach = useReach()
  const navigate = useNavigate()
  const { enter, busy, element } = useProductEntry(entryPlaces)
  const isManager = postCodes.includes('POST_MANAGER')
  const entryOf = (prefix: string) =>
    allRoutes.find(({ path, hidden }) => !hidden && path.startsWith(prefix) && reach(path))?.path
  const go = (product: ProductType, to?: string) => (event: MouseEvent) => {
    event.preventDefault()
    void enter(product, () => {
      if (to) void navigate(to)
    })
  }
  return (
    <Section title="产品">
      <ul id="products" className={`${styles.list} ${styles.products}`} aria-label="产品">
        {openedProductCorps.map(({ prdCode, openStatus }) => {
          const name = productName(products, prdCode) || label(prdCode)
          const entry = openStatus === 'OPENED' ? entryOf(PRODUCT_PREFIXES[prdCode] ?? '') : undefined
          const closed = openStatus === 'UNOPENED'
          return (
            <li key={prdCode}>
              <span className={styles.grow}>
                {entry ? (
                  <Link to={entry} onClick={go(prdCode, entry)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <StatusTag value={openStatus} dict="PRODUCT_OPEN_STATUS" />
              {closed && isManager ? (
                <button
                  type="button"
                  className="text-button"
                  aria-label={`立即开通 ${name}`}
                  disabled={busy}
                  onClick={go(prdCode)}
                >
                  立即开通
                </button>
              ) : null}
              {closed && !isManager ? (
                <Link to={href(shell.contactManagerOpenProduct)} onClick={go(prdCode)}>
                  联系管理员
                </Link>
              ) : null}
            </li>
          )
        })}
      </ul>
      {element}
    </Section>
  )
}
