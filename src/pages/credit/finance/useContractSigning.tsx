import { lazy, type ReactNode, Suspense, useState } from 'react'
import { presignFinanceContract } from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication, FinanceContract } from '#api/generated/corp/model/index.ts'
import { useAction } from '#hooks/useAction.ts'

// 阅读与证书的代码，签的时候才取
const ContractSigning = lazy(() =>
  import('./ContractSigning.tsx').then((module) => ({ default: module.ContractSigning })),
)

/** 打开融资合同的签署（T-FIN-09）：先预签取来文件；element 须由页面渲染。 */
export function useContractSigning(onDone: () => void = () => {}): {
  sign: (application: FinanceApplication) => void
  busy: boolean
  element: ReactNode
} {
  const [open, setOpen] = useState<{ application: FinanceApplication; contract: FinanceContract }>()
  const presign = useAction(
    async (application: FinanceApplication) => ({
      application,
      contract: await presignFinanceContract({ financeNo: application.financeNo }),
    }),
    { onDone: setOpen },
  )
  const close = () => setOpen(undefined)
  return {
    sign: (application) => void presign.run(application),
    busy: presign.running,
    element: open ? (
      <Suspense fallback={null}>
        <ContractSigning
          {...open}
          onDone={() => {
            close()
            onDone()
          }}
          onClose={close}
        />
      </Suspense>
    ) : null,
  }
}
