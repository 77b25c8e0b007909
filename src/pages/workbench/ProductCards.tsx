import { Link } from 'react-router-dom'
import { PRODUCT_PREFIXES } from '#domain/permissions.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { useReach } from '#routes/useReach.ts'
import { productName, useConfiguration } from '#state/configuration.ts'
import { useUser } from '#state/session.ts'
import { useDict } from '#ui/DictContext.ts'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import styles from './workbench.module.css'

/** 各产品的开通情况：已开通的进入第一个能去的页面，未开通的请管理员开通。 */
export function ProductCards() {
  const { openedProductCorps, postCodes } = useUser()
  const { products } = useConfiguration()
  const { label } = useDict('PRODUCT_TYPE')
  const reach = useReach()
  const contact = postCodes.includes('POST_MANAGER')
    ? undefined
    : reach(href(shell.contactManagerOpenProduct))
  const entryOf = (prefix: string) =>
    allRoutes.find(({ path, hidden }) => !hidden && path.startsWith(prefix) && reach(path))?.path
  return (
    <Section title="产品">
      <ul className={styles.list} aria-label="产品">
        {openedProductCorps.map(({ prdCode, openStatus }) => {
          const name = productName(products, prdCode) || label(prdCode)
          const entry = openStatus === 'OPENED' ? entryOf(PRODUCT_PREFIXES[prdCode] ?? '') : undefined
          return (
            <li key={prdCode}>
              <span className={styles.grow}>{entry ? <Link to={entry}>{name}</Link> : name}</span>
              <StatusTag value={openStatus} dict="PRODUCT_OPEN_STATUS" />
              {openStatus === 'UNOPENED' && contact ? <Link to={contact}>联系管理员</Link> : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
