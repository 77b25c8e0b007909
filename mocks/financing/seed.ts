// 一笔融资怎样走到各状态：两族一样的路；如同有人办过。
import type { Actor } from '../kernel/document.ts'
import type { Verdict } from '../kernel/review.ts'
import type { World } from '../kernel/World.ts'
import { userWith } from '../portal/people/find.ts'

export type Move<Row> = (world: World, row: Row) => void

/** 该企业有这个职责的人，以这个角色办理。 */
export const actorAs = (world: World, corpId: string, role: string): Actor => ({
  user: userWith(world, corpId, role.endsWith('_DIRECTOR') ? 'POST_DIRECTOR' : 'POST_OPERATOR'),
  corpName: world.corps.need(corpId).corpName,
  role,
})

type Steps<Row> = {
  submit: Move<Row>
  review: (world: World, row: Row, checker: Actor, verdict: Verdict) => void
  checker: (world: World, row: Row) => Actor
  /** 驳回的意见。 */
  opinion: string
  ask: Move<Row>
  refuse: Move<Row>
  agree: Move<Row>
  cancel: Move<Row>
}

/** 到放款之前各状态的路。 */
export const pathsOf = <Row extends { version: number }>(steps: Steps<Row>) => {
  const { submit, ask, refuse, agree, cancel } = steps
  const decide =
    (decision: 'PASS' | 'REJECT', opinion?: string): Move<Row> =>
    (world, row) =>
      steps.review(world, row, steps.checker(world, row), { version: row.version, decision, opinion })
  const sent = [submit, decide('PASS')]
  return {
    DRAFT: [],
    PENDING_REVIEW: [submit],
    REVIEW_REJECTED: [submit, decide('REJECT', steps.opinion)],
    FUNDER_AUDITING: sent,
    SUPPLEMENT: [...sent, ask],
    FUNDER_REJECTED: [...sent, refuse],
    WAIT_CONTRACT: [...sent, agree],
    CANCELLED: [...sent, cancel],
  }
}
