import { addDays } from '#domain/calendar.ts'
import { decided, draft, groupMembers, MEMBERS, onDay, submitted } from '../account/limitDistribution/seed.ts'
import type { World } from '../kernel/World.ts'
import { CORPS } from '../portal/people/corps.ts'
import { buildIssue } from './issue/seed.ts'

/** 日常的集团额度：西安与天津各已分得并用过，成都刚被驳回；天津有一笔调增待审批，西安有一份调减草稿。 */
export const groupLimits = (world: World): void => {
  groupMembers(world)
  const ago = (days: number): string => addDays(world.today(), -days)
  const [tianjin, chengdu] = [MEMBERS[0][0], MEMBERS[1][0]]
  const first = {
    distributeType: 'ALLOCATE',
    memberCorpId: CORPS.coreMember,
    distributeAmount: '12000000.00',
  } as const
  onDay(world, decided(world, first), ago(45))
  onDay(world, decided(world, { ...first, memberCorpId: tianjin, distributeAmount: '4000000.00' }), ago(38))
  buildIssue(world, {
    corpId: CORPS.coreMember,
    issueStatus: 'SIGNED',
    issueDate: ago(30),
    faceAmount: '2600000.00',
  })
  buildIssue(world, { corpId: tianjin, issueStatus: 'SIGNED', issueDate: ago(24), faceAmount: '3400000.00' })
  const refused = {
    distributeType: 'ALLOCATE',
    memberCorpId: chengdu,
    distributeAmount: '9000000.00',
  } as const
  onDay(world, decided(world, refused, '请先提供成员企业今年的用款计划'), ago(6))
  submitted(world, { distributeType: 'INCREASE', memberCorpId: tianjin, distributeAmount: '1500000.00' })
  draft(world, { distributeType: 'DECREASE', memberCorpId: CORPS.coreMember, distributeAmount: '3000000.00' })
}
