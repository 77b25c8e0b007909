import type { FirmInfo } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { present } from '../../kernel/actions.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { firmInfoProblem } from '../signup/rules.ts'

/** 企业补充信息的应答：手机掩码；没填写过的以企业档案里已有的为起点。 */
export const firmInfoView = (world: World, corp: CorpRow): FirmInfo => {
  const row = world.firmInfos.get(corp.corpId)
  const staleReason = firmInfoProblem(world, corp.corpId)
  return present({
    industryCode: corp.industryCode,
    businessAddress: corp.businessAddress,
    corpScale: corp.corpScale,
    ...row,
    corpId: undefined,
    corpName: corp.corpName,
    uscc: corp.uscc,
    financeContactMobile: row && maskText(row.financeContactMobile),
    isFresh: staleReason === undefined,
    staleReason,
  })
}
