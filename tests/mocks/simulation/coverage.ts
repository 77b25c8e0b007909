// Which transitions of the machines a run came through, read off the trails of its documents.
import { aheadCashMachine } from '../../../mocks/machines/aheadCash.ts'
import { cashMachine } from '../../../mocks/machines/cash.ts'
import { financeMachine } from '../../../mocks/machines/finance.ts'
import { issueMachine } from '../../../mocks/machines/issue.ts'
import { packageMachine } from '../../../mocks/machines/package.ts'
import { recycleMachine } from '../../../mocks/machines/recycle.ts'
import { returnMachine } from '../../../mocks/machines/return.ts'
import { signMachine } from '../../../mocks/machines/sign.ts'
import { signupMachine } from '../../../mocks/machines/signup.ts'
import { switchFunderMachine } from '../../../mocks/machines/switchFunder.ts'
import { thirdIssueMachine } from '../../../mocks/machines/thirdIssue.ts'
import { transferMachine } from '../../../mocks/machines/transfer.ts'
import { voucherMachine } from '../../../mocks/machines/voucher.ts'
import { withdrawMachine } from '../../../mocks/machines/withdraw.ts'
import type { World } from '../../../mocks/world/World.ts'

type Trailed = { auditTrail: readonly { event: string }[] }
type Machine = Readonly<Record<string, { event: string }>>

type Covered = {
  machine: Machine
  rows: (world: World) => readonly Trailed[]
  /** Transitions that a machine does not hold: how a document begins. */
  begins?: Readonly<Record<string, string>>
  /** What ends a document besides the table: a term that has run out, the cut-off of INV-14. */
  ends?: Readonly<Record<string, string>>
  /** Where a transition is told in other words, those too. */
  also?: Readonly<Record<string, readonly string[]>>
}

const families: readonly Covered[] = [
  {
    machine: issueMachine,
    rows: (world) => world.issueApplications.all(),
    begins: { 'T-ISS-01': '保存草稿' },
  },
  {
    machine: voucherMachine,
    rows: (world) => world.vouchers.all(),
    begins: { 'T-VCH-01': '开立' },
    also: { 'T-VCH-03': ['撤回生效', '接收方拒签', '超期未签收'] },
  },
  {
    machine: withdrawMachine,
    rows: (world) => world.withdrawApplications.all(),
    begins: { 'T-WDR-01': '提交撤回申请' },
    also: { 'T-WDR-05': ['对方已拒签', '凭证已超期失效'] },
  },
  { machine: signMachine, rows: (world) => world.signTasks.all() },
  {
    machine: transferMachine,
    rows: (world) => world.transferApplications.all(),
    begins: { 'T-TRF-01': '保存草稿' },
  },
  {
    machine: returnMachine,
    rows: (world) => world.returnApplications.all(),
    begins: { 'T-RTN-01': '提交退回' },
    also: { 'T-RTN-05': ['对方拒绝', '对方超期未办'] },
  },
  {
    machine: recycleMachine,
    rows: (world) => world.recycleApplications.all(),
    begins: { 'T-RCY-01': '收到退回', 'T-RCY-02': '发起协商回收' },
    also: { 'T-RCY-08': ['持有方拒绝', '7日未处理'] },
  },
  {
    machine: cashMachine,
    rows: (world) => world.cashBatches.all(),
    begins: { 'T-CSH-01': '生成应付清单' },
  },
  {
    machine: aheadCashMachine,
    rows: (world) => world.aheadCashApplications.all(),
    begins: { 'T-AHD-01': '提交提前兑付' },
    also: { 'T-AHD-06': ['持有方拒绝', '持有方超期未确认'] },
  },
  {
    machine: thirdIssueMachine,
    rows: (world) => world.thirdIssueApplications.all(),
    begins: { 'T-THD-01': '接收开立请求' },
    also: { 'T-THD-06': ['终审驳回'] },
  },
  {
    machine: financeMachine,
    rows: (world) => world.financeApplications.all(),
    begins: { 'T-FIN-01': '保存草稿' },
    ends: { 'FIN 超期未补件': '超期未补件自动撤销', 'FIN INV-14': '临近应付日自动关闭' },
  },
  {
    machine: switchFunderMachine,
    rows: (world) => world.switchFunderApplications.all(),
    begins: { 'T-SWF-01': '提交更换' },
    ends: { 'SWF INV-14': '临近应付日自动关闭' },
    also: {
      'T-SWF-03': ['一个工作日未答复，默认释放'],
      'T-SWF-04': ['原资金方驳回', '新资金方不可用，自动驳回'],
    },
  },
  { machine: signupMachine, rows: (world) => world.signups.all() },
  {
    machine: packageMachine,
    rows: (world) => world.financeDataPackages.all(),
    begins: { 'T-FDP-01': '新建资料包' },
  },
]

export type Coverage = Map<string, number>

/** A coverage in which every transition stands, not come through yet. */
export const noCoverage = (): Coverage =>
  new Map(
    families.flatMap(({ machine, begins = {}, ends = {} }) =>
      [
        ...Object.keys(begins),
        ...Object.keys(machine).filter((id) => id.startsWith('T-')),
        ...Object.keys(ends),
      ].map((id) => [id, 0] as const),
    ),
  )

/** Adds what this world came through; with -1 takes away what it came with. */
export const cover = (coverage: Coverage, world: World, sign: 1 | -1 = 1): void => {
  for (const { machine, rows, begins = {}, ends = {}, also = {} } of families) {
    const events = new Map<string, number>()
    for (const { event } of rows(world).flatMap((row) => row.auditTrail)) {
      events.set(event, (events.get(event) ?? 0) + 1)
    }
    const count = (names: readonly string[]) => names.reduce((sum, name) => sum + (events.get(name) ?? 0), 0)
    const held = Object.entries(machine).map(([id, { event }]) => [id, event] as const)
    const told = [...Object.entries(begins), ...held, ...Object.entries(ends)]
    for (const [id, event] of told) {
      if (coverage.has(id)) coverage.set(id, coverage.get(id)! + sign * count([event, ...(also[id] ?? [])]))
    }
  }
}

/** The transitions that nobody came through. */
export const uncovered = (coverage: Coverage): string[] =>
  [...coverage].filter(([, count]) => count === 0).map(([id]) => id)
