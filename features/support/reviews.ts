// 复核的业务：一个人复核另一个人经办的一份，全部家族只有“复核通过”与“驳回”两种说法，业务的名称在这里找到办理的页面。
import { begin } from './handling.ts'
import { entryOf } from './nouns.ts'
import type { ReviewTask } from './preparing.ts'
import type { ScfWorld } from './world.ts'

interface Review {
  /** 办理的页面的标题 */
  readonly page: string
  /** 那一行所在的页签 */
  readonly tab?: string
  /** 那一行所在的列表；没有写的是页面上的第一个 */
  readonly list?: string
  /** 行里的动作；没有写的是 复核 */
  readonly action?: string
  /** 同意的决定；没有写的是 通过 */
  readonly pass?: string
  /** 办完以后那一行还在列表里，只是换了状态 */
  readonly stays?: true
  /** 在“假如”里由后台办；没有写的由界面办 */
  readonly behind?: ReviewTask
}

const REVIEWS: Readonly<Record<string, Review>> = {
  // 凭证
  开立: {
    page: '凭证开立复核',
    behind: {
      page: 'pageIssueApplications',
      review: 'reviewIssueApplications',
      type: 'ISSUE_REVIEW',
      no: 'issueNo',
    },
  },
  开立终审: { page: '开立终审', action: '终审' },
  签收: {
    page: '凭证签收复核',
    pass: '确认签收',
    behind: { page: 'pageSignTasks', review: 'approveSignTasks', type: 'SIGN_CONFIRM', no: 'signNo' },
  },
  拒签: { page: '凭证签收复核', pass: '确认拒签' },
  转让: {
    page: '拆分转让复核',
    behind: {
      page: 'pageTransferApplications',
      review: 'reviewTransferApplications',
      type: 'TRANSFER_REVIEW',
      no: 'transferNo',
    },
  },
  撤回: { page: '开立撤回复核' },
  退回: {
    page: '凭证退回复核',
    behind: {
      page: 'pageReturnApplications',
      review: 'reviewReturnApplications',
      type: 'RETURN_REVIEW',
      no: 'returnNo',
    },
  },
  回收: {
    page: '回收复核',
    behind: {
      page: 'pageRecycleApplications',
      review: 'reviewRecycleApplications',
      type: 'RECYCLE_REVIEW',
      no: 'recycleNo',
    },
  },
  兑付: {
    page: '兑付审批',
    behind: { page: 'pageCashBatches', review: 'reviewCashBatches', type: 'CASH_REVIEW', no: 'cashNo' },
  },
  付款登记: { page: '兑付审批', tab: '付款登记', list: '待审批付款登记' },
  提前兑付: {
    page: '提前兑付审批',
    behind: {
      page: 'pageAheadCashApplications',
      review: 'reviewAheadCashApplications',
      type: 'AHEAD_CASH_REVIEW',
      no: 'aheadNo',
    },
  },
  融资: { page: '融资复核' },

  // 资产支持
  应付: { page: '应付账款确认' },
  应收转让: { page: '转让复核' },
  ABS付款: { page: '付款管理', list: '付款', stays: true },
  归集账户变更: { page: '付款管理', list: '付款', action: '复核账户', stays: true },

  // 反向保理
  推荐: { page: '推荐管理', stays: true },
  确权: { page: '确权审核' },
  保理融资: { page: '融资审核列表' },

  // 保函
  投标保函: { page: '投标保函管理', stays: true },
  非投标保函: { page: '非投标保函管理', stays: true },
  保函撤销: { page: '保函撤销管理', stays: true },
  保函索赔: { page: '索赔管理', stays: true },

  // 账户中心
  企业更名: { page: '企业更名', stays: true },
  定价: { page: '定价管理', stays: true },
  额度分配: { page: '额度审批' },
  银行账户: { page: '银行账户管理', stays: true },
}

/** 复核一份：写了意见的是驳回，没有写的是同意，要签署的签署；等到办完、那一行离开待办。 */
export async function review(
  world: ScfWorld,
  person: string,
  row: string,
  business: string,
  opinion?: string,
): Promise<void> {
  const task = entryOf(REVIEWS, business, '复核的业务')
  const { behind, pass = '通过', list, stays } = task
  if (world.isPreparing && behind) return world.as(person).review(behind, row, opinion)
  await begin(world, person, row, { action: '复核', ...task })
  await world.approval.decide(opinion === undefined ? pass : '驳回', opinion)
  if (opinion === undefined) await world.signing.sign()
  await world.approval.isDone()
  await world.shell.isAt(task.page)
  await (stays ? world.table(list).has(row) : world.table(list).hasNo(row))
}
