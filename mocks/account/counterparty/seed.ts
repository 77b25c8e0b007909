import { addDays, instantAt } from '#domain/calendar.ts'
import { dayStart } from '../../kernel/clock.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { usccOf } from '../../portal/people/identity.ts'
import type { CounterpartyRow } from './rows.ts'

/** 还在建立、已拒绝与已停用的合作关系；已建立的由各业务自己带来。 */
export const partnersInProgress = (world: World): void => {
  const ago = (days: number) => instantAt(dayStart(addDays(world.today(), -days)) + 10 * 3_600_000)
  const relate = (days: number, part: Partial<CounterpartyRow>): CounterpartyRow =>
    buildCounterparty(world, {
      createTime: ago(days),
      cooperateDate: addDays(world.today(), -days),
      supplierLevel: 'N',
      ...part,
    })
  relate(120, { counterpartyCorpId: CORPS.absChain, counterpartyStatus: 'DISABLED', supplierLevel: 'C' })
  relate(21, {
    counterpartyCorpId: CORPS.rfCorp,
    counterpartyStatus: 'REFUSED',
    reviewOpinion: '本年度产能已满，暂不新增合作',
  })
  relate(6, {
    counterpartyCorpId: undefined,
    counterpartyName: '常州力达铸造有限公司',
    counterpartyUscc: usccOf('91320411MA27LD88X'),
    counterpartyStatus: 'INVITED',
    counterpartySource: 'INVITE',
    counterpartyScale: 'SMALL',
    erpCode: 'ERP-0418',
    contactName: '秦卫东',
    contactPhone: '13861250418',
    inviteCode: 'LIDA0418',
  })
  relate(2, { counterpartyCorpId: CORPS.guaApplicant, counterpartyStatus: 'WAIT_CONFIRM' })
  relate(3, {
    corpId: CORPS.coreMember,
    counterpartyCorpId: CORPS.core,
    relationType: 'MEMBER',
    counterpartyStatus: 'WAIT_CONFIRM',
  })
  relate(1, { corpId: CORPS.rfCorp2, counterpartyCorpId: CORPS.chain, counterpartyStatus: 'WAIT_CONFIRM' })
}

export const buildCounterparty = (world: World, part: Partial<CounterpartyRow>): CounterpartyRow => {
  const corp =
    world.corps.get(part.counterpartyCorpId) ??
    (part.counterpartyName ? world.corps.find((one) => one.corpName === part.counterpartyName) : undefined) ??
    world.corps.need(CORPS.chain)
  const owner = world.corps.need(part.corpId ?? CORPS.core)
  const createTime = part.createTime ?? '2024-06-01T10:00:00+08:00'
  const id = world.ids.plain('CP')
  return world.counterparties.put({
    id,
    corpId: owner.corpId,
    createUserId: '',
    createUserName: '系统',
    version: 0,
    auditTrail: [
      { node: 'SYSTEM', operatorName: '系统', corpName: owner.corpName, time: createTime, event: '建立合作' },
    ],
    counterpartyCorpId: corp.corpId,
    counterpartyName: corp.corpName,
    counterpartyUscc: corp.uscc,
    relationType: 'SUPPLIER',
    supplierLevel: 'A',
    counterpartyStatus: 'ACTIVE',
    counterpartySource: 'MANUAL',
    cooperateDate: '2024-06-01',
    counterpartyScale: corp.corpScale,
    contactName: corp.contactName,
    contactPhone: corp.contactPhone,
    ...part,
    createTime,
  })
}
