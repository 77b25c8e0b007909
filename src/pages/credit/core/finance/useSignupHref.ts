import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'

/** 与一个融资产品签约的地址；没有授权的给 undefined。 */
export const useSignupHref = (): ((funderProductNo: string) => string | undefined) => {
  const reach = useReach()
  return (funder) => reach(href(credit.coreFinanceSignupApply, { funder }))
}
