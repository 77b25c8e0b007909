import type { PostCode } from '#api/generated/corp/model/index.ts'
import { pastInstant } from '../../kernel/past.ts'
import type { CorpRow, TrailRow, UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { userWith } from '../../portal/people/find.ts'
import type { IssueApplicationRow } from './rows.ts'

type Trail = TrailRow[]

/** 走到当前状态的开立申请的轨迹。 */
export const trailOf = (world: World, issue: IssueApplicationRow, receiver: CorpRow): Trail => {
  const { issueStatus: status, issueDate: day = world.today() } = issue
  const step = (
    node: TrailRow['node'],
    user: UserRow,
    time: string,
    event: string,
    result?: string,
  ): TrailRow => ({
    node,
    operatorName: user.personName,
    corpName: world.corps.need(user.corpId).corpName,
    time: pastInstant(world, day, time),
    event,
    ...(result ? { result } : {}),
  })
  const user = (post: PostCode, corpId = issue.corpId) => userWith(world, corpId, post)
  const trail: Trail = [step('OPERATOR', user('POST_OPERATOR'), '09:05:00', '保存草稿')]
  if (status === 'DRAFT') return trail
  if (status === 'CANCELLED') return [...trail, step('OPERATOR', user('POST_OPERATOR'), '09:10:00', '作废')]
  trail.push(step('OPERATOR', user('POST_OPERATOR'), '09:10:00', '提交复核'))
  if (status === 'PENDING_REVIEW') return trail
  if (status === 'REJECTED') {
    return [
      ...trail,
      {
        ...step('DIRECTOR', user('POST_DIRECTOR'), '09:40:00', '复核驳回', 'REJECT'),
        opinion: issue.reviewOpinion ?? '请补充合同附件',
      },
    ]
  }
  trail.push(
    step(
      'DIRECTOR',
      user('POST_DIRECTOR'),
      '09:40:00',
      issue.finalRequired ? '复核通过（转终审）' : '复核通过（无需终审）',
      'PASS',
    ),
  )
  if (status === 'PENDING_FINAL') return trail
  if (issue.finalRequired) trail.push(step('FINAL', user('POST_FINAL'), '10:20:00', '终审通过', 'PASS'))
  if (status === 'SIGNED')
    trail.push(step('COUNTERPARTY', user('POST_DIRECTOR', receiver.corpId), '15:00:00', '接收方签收', 'PASS'))
  if (status === 'REFUSED')
    trail.push(
      step('COUNTERPARTY', user('POST_DIRECTOR', receiver.corpId), '15:00:00', '接收方拒签', 'REJECT'),
    )
  if (status === 'WITHDRAWN')
    trail.push(step('DIRECTOR', user('POST_DIRECTOR'), '15:00:00', '撤回生效', 'PASS'))
  if (status === 'EXPIRED')
    trail.push({
      node: 'SYSTEM',
      operatorName: '系统',
      time: pastInstant(world, day, '23:59:59'),
      event: '超期未签收',
    })
  return trail
}

/** 已开立凭证的签收任务的轨迹。 */
export const signTrail = (
  world: World,
  { issueStatus: status, issueDate: day = '' }: IssueApplicationRow,
  receiver: CorpRow,
  maker: UserRow,
  checker: UserRow,
): Trail => {
  const refused = status === 'REFUSED'
  const system = { node: 'SYSTEM', operatorName: '系统', corpName: '平台' } as const
  const trail: Trail = [{ ...system, time: pastInstant(world, day, '10:30:00'), event: '收到凭证' }]
  if (status === 'SIGNED' || refused) {
    const { corpName } = receiver
    trail.push(
      {
        node: 'OPERATOR',
        operatorName: maker.personName,
        corpName,
        time: pastInstant(world, day, '14:00:00'),
        event: refused ? '经办拒签提交' : '经办签收提交',
      },
      {
        node: 'DIRECTOR',
        operatorName: checker.personName,
        corpName,
        time: pastInstant(world, day, '15:00:00'),
        event: refused ? '复核拒签' : '复核签收',
        result: 'PASS',
      },
    )
  }
  if (status === 'EXPIRED' || status === 'WITHDRAWN') {
    const event = status === 'EXPIRED' ? '超期失效' : '开立方撤回'
    trail.push({ ...system, time: pastInstant(world, day, '23:59:59'), event })
  }
  return trail
}
