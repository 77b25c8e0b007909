// 凭证流转的轨迹：开立、签收、转让、融资受让各是谁办的；凭证自己只记下发生了什么，人在各自的单据上。
import { yuan } from '#domain/money.ts'
import type { TrailRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { HoldingRow, VoucherRow } from './rows.ts'
import { voucherFlow } from './transitions.ts'

/** 这一行是单据上到那时为止最后办理的人办的；没有人办过的照旧是系统。 */
const doneBy = (line: TrailRow, trail: readonly TrailRow[] = []): TrailRow => {
  const by = trail.findLast(({ node, time }) => node !== 'SYSTEM' && time <= line.time)
  return by ? { ...line, node: by.node, operatorName: by.operatorName, corpName: by.corpName } : line
}

const signTaskOf = (world: World, holdingNo: string) =>
  world.signTasks.find((row) => row.holdingNo === holdingNo && row.signType !== 'RETURN')

/** 一笔转让或融资而来的持有，是谁、何时取得的；还没有签收的没有。 */
const acquired = (
  world: World,
  { holdingNo, holderName, holdAmount, holdingSource }: HoldingRow,
): TrailRow[] => {
  const opinion = `金额${yuan(holdAmount)}`
  const party = { operatorName: holderName, corpName: holderName, opinion }
  if (holdingSource === 'FINANCE') {
    const time = world.financeApplications.find((row) =>
      row.lines.some((line) => line.childHoldingNo === holdingNo),
    )?.lendTime
    return time ? [{ node: 'FUNDER', ...party, time, event: '融资受让' }] : []
  }
  const task = holdingSource === 'TRANSFER' ? signTaskOf(world, holdingNo) : undefined
  if (task?.signStatus !== 'SIGNED' || !task.reviewTime) return []
  const line: TrailRow = { node: 'COUNTERPARTY', ...party, time: task.reviewTime, event: '转让签收' }
  return [doneBy(line, task.auditTrail)]
}

/** 凭证的轨迹，连同所给各笔持有的取得，由早到晚；写明人与企业。 */
export const circulationTrail = (
  world: World,
  voucher: VoucherRow,
  holdings: readonly HoldingRow[],
): TrailRow[] => {
  const signing = () => signTaskOf(world, `${voucher.voucherNo}-001`)?.auditTrail
  const sources: Readonly<Record<string, () => readonly TrailRow[] | undefined>> = {
    [voucherFlow.eventOf('T-VCH-01')]: () => world.issueApplications.get(voucher.issueNo)?.auditTrail,
    [voucherFlow.eventOf('T-VCH-02')]: signing,
    接收方拒签: signing,
  }
  return [
    ...voucher.auditTrail.map((line) => doneBy(line, sources[line.event]?.())),
    ...holdings.flatMap((row) => acquired(world, row)),
  ].toSorted((a, b) => a.time.localeCompare(b.time))
}
