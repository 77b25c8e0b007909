import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProductType, ProtocolContent } from '#api/generated/corp/model/index.ts'
import { openProduct } from '#api/generated/corp/products/products.ts'
import { feedback } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { productName } from '#state/configuration.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { useUser } from '#state/useSession.ts'
import { late, useLate } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { businessMessage, decideEntry, entryFacts, realNameWay } from './decideEntry.ts'
import { refreshAccess } from './refreshAccess.ts'

const RealNamePrompt = lateDialog(() => import('./RealNamePrompt.tsx').then((part) => part.RealNamePrompt))
// 多数人点产品就直接进去：阅读器很重，要签协议时才取
const openings = late(() => import('./ProductOpening.tsx'))

/** 门户里的去处与认得的路径，由路由给出（#routes/entryPlaces.ts）。 */
interface EntryPlaces {
  readonly known: Iterable<string>
  readonly contactManager: string
  readonly licenseAccount: string
  readonly softKey: string
}

type Waiting =
  | { readonly kind: 'realName' }
  | {
      readonly kind: 'sign'
      readonly product: ProductType
      readonly content: ProtocolContent
      readonly proceed: () => void
    }

export interface ProductEntry {
  /** 点了产品：能进就 proceed，否则提示、签协议、开通之后再 proceed */
  readonly enter: (product: ProductType, proceed: () => void) => Promise<void>
  /** 正在判断 */
  readonly busy: boolean
  /** 须放进页面：提示、协议与证书签署 */
  readonly element: ReactNode
}

/** 进入产品（PROD-01 至 PROD-05、T-PDO-01）：查协议、实名提示、签署开通，然后继续原来的动作。 */
export function useProductEntry(places: EntryPlaces): ProductEntry {
  const user = useUser()
  const { platform, products } = useConfiguration()
  const navigate = useNavigate()
  const locked = useRef(false)
  const [busy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState<Waiting>()
  const close = useCallback(() => setWaiting(undefined), [])
  const parts = useLate(openings, close, waiting?.kind === 'sign')

  const opening = useAction(async (product: ProductType) => {
    await openProduct({ productType: product })
    await refreshAccess(places.known)
  })
  const open = async (product: ProductType, proceed: () => void) => {
    const done = await opening.run(product)
    close()
    if (done) proceed()
  }

  const enter = async (product: ProductType, proceed: () => void) => {
    if (locked.current) return
    locked.current = true
    setBusy(true)
    try {
      const entry = await decideEntry(entryFacts(product, user, platform))
      if (entry.kind === 'proceed') proceed()
      else if (entry.kind === 'contactManager') void navigate(places.contactManager)
      else if (entry.kind === 'open') await open(product, proceed)
      else if (entry.kind === 'realName') setWaiting({ kind: 'realName' })
      else setWaiting({ kind: 'sign', product, content: entry.content, proceed })
    } catch (cause) {
      const message = businessMessage(cause)
      if (message !== undefined) feedback.failure(message)
    } finally {
      locked.current = false
      setBusy(false)
    }
  }

  const goRealName = async () => {
    close()
    try {
      void navigate(places[await realNameWay()])
    } catch (cause) {
      const message = businessMessage(cause)
      if (message !== undefined) feedback.failure(message)
    }
  }

  const signed = async ({
    product,
    proceed,
  }: {
    readonly product: ProductType
    readonly proceed: () => void
  }) => {
    feedback.success('签署成功')
    // 重签的产品早已开通，没有要再开的
    if (user.productOpenStatus[product] === true) {
      close()
      proceed()
    } else await open(product, proceed)
  }

  const element = (
    <>
      {waiting?.kind === 'realName' ? (
        <RealNamePrompt
          isManager={user.postCodes.includes('POST_MANAGER')}
          onGo={() => void goRealName()}
          onClose={close}
        />
      ) : null}
      {waiting?.kind === 'sign' && parts ? (
        <parts.ProductOpening
          name={productName(products, waiting.product) || waiting.product}
          content={waiting.content}
          onSigned={() => signed(waiting)}
          onCancel={close}
        />
      ) : null}
    </>
  )
  return { enter, busy, element }
}
