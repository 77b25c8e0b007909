// 资金方、开立机构授信：新企业的第一笔额度由此而来。
import type { LimitType } from '#api/generated/corp/model/index.ts'
import { addDays, addMonths } from '#domain/calendar.ts'
import { isMoney, isPositive, yuan } from '#domain/money.ts'
import { OutsideError } from '../../kernel/errors.ts'
import * as roles from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { dictLabel, dictValue } from '../../portal/dictionary/dictionaries.ts'
import { buildLimit, extendLimit, grantLimit } from './book.ts'

const KEY = '企业编号/额度类型/金额，如 C031/保函额度/20000000.00'
const VALID_MONTHS = 12

/** 各类额度由谁用、在哪里用。 */
const USED: Readonly<Record<LimitType, readonly [role: string, jumpPath: string]>> = {
  ISSUE: [roles.CORE_OPERATOR, '/my/limit/query'],
  FINANCE: [roles.CHAIN_OPERATOR, '/credit/core/finance/apply'],
  GUARANTEE: [roles.GUARANTEE_OPERATOR, '/guarantee/warrantee/index'],
  RF: [roles.RF_CORP_OPERATOR, '/reverse_factoring/financing/go-financing'],
}

/** 授予额度：还没有的新给一笔，有的增加；期限从今天起一年。 */
const grant = (world: World, key: string): void => {
  const [corpId = '', type = '', amount = ''] = key.trim().split('/')
  const limitType = dictValue('LIMIT_TYPE', type) as LimitType
  if (!Object.hasOwn(USED, limitType) || !isMoney(amount) || !isPositive(amount))
    throw new OutsideError(`键应是 ${KEY}`)
  const corp = world.corps.need(corpId)
  const days = {
    limitEffectiveDate: world.today(),
    limitExpireDate: addDays(addMonths(world.today(), VALID_MONTHS), -1),
  }
  const known = world.limits.find((one) => one.corpId === corpId && one.limitType === limitType)
  if (known?.parentLimitNo) throw new OutsideError('集团分配的额度由母公司调整')
  if (known?.limitStatus === 'FROZEN') throw new OutsideError('额度已冻结，解冻后再授予')
  const limit = known ? extendLimit(world, known, days) : buildLimit(world, { corpId, limitType, ...days })
  grantLimit(world, limit, amount, limit.limitNo)
  const [role, jumpPath] = USED[limitType]
  world.notify({
    corpId,
    roleCodes: [role],
    messageType: 'NOTICE',
    messageTitle: '额度已生效',
    messageContent: `${limit.grantorName}授予${corp.corpName}${dictLabel('LIMIT_TYPE', limitType)}${yuan(amount)}，有效期至${limit.limitExpireDate}。`,
    bizNo: limit.limitNo,
    jumpPath,
  })
}

/** 外部机构会做的。 */
export const events = [event('funder', 'GRANT_LIMIT', `授予额度（${KEY}）`, grant)]
