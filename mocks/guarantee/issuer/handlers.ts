import type * as calls from '#api/generated/corp/issuers/issuers.ts'
import * as msw from '../../generated/corp/issuers/issuers.msw.ts'
import { defineTag } from '../../kernel/define.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  // who has issued to this enterprise or may: itself, and the enterprises that it supplies
  listIssuers: ({ world, corp }) => {
    const customers = world.counterparties
      .where((one) => one.corpId === corp.corpId && one.relationType === 'CUSTOMER')
      .flatMap((one) => world.corps.get(one.counterpartyCorpId) ?? [])
    const issuers = corp.corpType === 'CORE' ? [corp, ...customers] : customers
    return issuers.map(({ corpId, corpName }) => ({ corpId, corpName }))
  },
})
