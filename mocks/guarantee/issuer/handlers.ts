import type * as calls from '#api/generated/corp/issuers/issuers.ts'
import * as msw from '../../generated/corp/issuers/issuers.msw.ts'
import { defineTag } from '../../kernel/define.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  // 给本企业开立过或可能开立的：本企业，与它供货的企业
  listIssuers: ({ world, corp }) => {
    const customers = world.counterparties
      .where((one) => one.corpId === corp.corpId && one.relationType === 'CUSTOMER')
      .flatMap((one) => world.corps.get(one.counterpartyCorpId) ?? [])
    const issuers = corp.corpType === 'CORE' ? [corp, ...customers] : customers
    return issuers.map(({ corpId, corpName }) => ({ corpId, corpName }))
  },
})
