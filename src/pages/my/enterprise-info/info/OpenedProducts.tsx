import Button from '@arco-design/web-react/es/Button'
import type { CorpProfile } from '#api/generated/corp/model/index.ts'
import { useProductEntry } from '#business/entry/useProductEntry.tsx'
import { entryPlaces } from '#routes/entryPlaces.ts'
import { productName } from '#state/configuration.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { tooltip } from '#ui/overlay/tooltip.ts'
import styles from './OpenedProducts.module.css'

interface OpenedProductsProps {
  corp: CorpProfile
  /** 开通之后：重取企业资料 */
  onOpened: () => void
}

/** 各产品的开通情况；没开通的管理员可在此签协议开通（T-PDO-01）。 */
export function OpenedProducts({ corp, onOpened }: OpenedProductsProps) {
  const { products } = useConfiguration()
  const { enter, busy, element } = useProductEntry(entryPlaces)
  const rule = corp.allowed.find((action) => action.code === 'OPEN')
  return (
    <>
      <ul className={styles.products} aria-label="产品开通">
        {corp.products.map(({ prdCode, openStatus }) => (
          <li key={prdCode} className={styles.product}>
            <span>{productName(products, prdCode) || prdCode}</span>
            <StatusTag value={openStatus} dict="PRODUCT_OPEN_STATUS" />
            {rule && openStatus === 'UNOPENED' ? (
              <Button
                size="small"
                type="outline"
                aria-label={`开通 ${productName(products, prdCode) || prdCode}`}
                aria-disabled={!rule.enabled}
                loading={busy}
                {...tooltip(rule.enabled ? undefined : rule.reason)}
                onClick={() => rule.enabled && void enter(prdCode, onOpened)}
              >
                开通
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {element}
    </>
  )
}
