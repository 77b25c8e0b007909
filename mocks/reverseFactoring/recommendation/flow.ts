// RRM 供应商推荐。

import { isDay } from '#domain/calendar.ts'
import { add, isMoney, isPositive } from '#domain/money.ts'
import { checkUscc } from '#domain/validation.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import * as roles from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { isRecommended } from '../receivable/flow.ts'
import { needPartner } from '../sides.ts'
import type { RfRecommendRow } from './rows.ts'
import { rfRecommendFlow } from './transitions.ts'

const PAGE = '/reverse_factoring/recommend-management/index'

export type RecommendForm = {
  recommendNo?: string | undefined
  version?: number | undefined
  supplierName: string
  funderName: string
  recommendAmount: string
  cooperateYears: number
  annualTradeAmount: string
  recommendReason: string
  recommendExpireDate: string
  importHash?: string
  attachments: AttachmentRow[]
}

const bad = (message: string) => new BusinessError('FORMAT', message)

const tell = (world: World, row: RfRecommendRow, messageTitle: string, role: string, todo = false): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: [role],
    messageType: todo ? 'TODO' : 'NOTICE',
    messageTitle,
    messageContent: `${row.recommendNo}，供应商${row.supplierName}，资金方${row.funderName}`,
    bizNo: row.recommendNo,
    jumpPath: PAGE,
  })

const checkForm = (world: World, form: RecommendForm): void => {
  for (const [amount, label] of [
    [form.recommendAmount, '建议融资额度'],
    [form.annualTradeAmount, '年交易额'],
  ] as const) {
    if (!isMoney(amount) || !isPositive(amount)) throw bad(`${label}须大于0`)
  }
  if (!Number.isInteger(form.cooperateYears) || form.cooperateYears < 0)
    throw bad('合作年限须为不小于0的整数')
  if (!form.recommendReason.trim()) throw bad('请填写推荐理由')
  if (!isDay(form.recommendExpireDate) || form.recommendExpireDate <= world.today()) {
    throw bad('推荐有效期须晚于今天')
  }
}

/** 填好的推荐，还没有存。 */
const filled = (world: World, actor: Actor, form: RecommendForm): RfRecommendRow => {
  rfRecommendFlow.needRole('T-RRM-01', actor)
  checkForm(world, form)
  const { corpId } = actor.user
  const known = form.recommendNo ? world.rfRecommends.need(form.recommendNo) : undefined
  if (known && known.corpId !== corpId) throw new BusinessError('NOT_FOUND', '推荐不存在')
  if (known) rfRecommendFlow.check({ world, row: known, actor, version: form.version }, 'EDIT')
  const supplier = needPartner(world, corpId, form.supplierName, 'DEBTOR')
  const funder = world.funderProducts.find((one) => one.funderName === form.funderName)
  if (!funder) throw new BusinessError('FUNDER', '资金方不存在')
  const recommendNo = known?.recommendNo ?? world.ids.next('RM', world.today())
  return {
    ...(known ? structuredClone(known) : rfRecommendFlow.begin(world, 'T-RRM-01', recommendNo, actor)),
    ...form,
    recommendNo,
    recommendAmount: add(form.recommendAmount, '0.00'),
    annualTradeAmount: add(form.annualTradeAmount, '0.00'),
    supplierCorpId: supplier.corpId,
    supplierUscc: supplier.uscc,
    funderId: funder.funderId,
    recommendStatus: 'DRAFT',
    version: (known?.version ?? -1) + 1,
    updateTime: world.now(),
  }
}

/** T-RRM-01 保存。 */
export const saveRecommend = (world: World, actor: Actor, form: RecommendForm): RfRecommendRow =>
  world.rfRecommends.put(filled(world, actor, form))

const OPEN: readonly RfRecommendRow['recommendStatus'][] = ['PENDING_REVIEW', 'RECOMMENDED', 'ACCEPTED']

/** T-RRM-02 提交复核：供应商是有效的交易对手、信用代码有效，同一供应商同一资金方没有在途的推荐。 */
const send = (world: World, row: RfRecommendRow, actor: Actor, version?: number): void => {
  rfRecommendFlow.check({ world, row, actor, version }, 'T-RRM-02')
  const supplier = needPartner(world, row.corpId, row.supplierName, 'DEBTOR')
  const wrong = checkUscc(supplier.uscc)
  if (wrong) throw new BusinessError('T-RRM-02', wrong)
  if (row.recommendExpireDate <= world.today()) throw new BusinessError('T-RRM-02', '推荐有效期须晚于今天')
  const same = world.rfRecommends.find(
    (other) =>
      other.recommendNo !== row.recommendNo &&
      OPEN.includes(other.recommendStatus) &&
      other.corpId === row.corpId &&
      other.supplierCorpId === row.supplierCorpId &&
      other.funderId === row.funderId,
  )
  if (same) throw new BusinessError('T-RRM-02', `已有推荐${same.recommendNo}，不必重复推荐`)
  rfRecommendFlow.step(world, row, 'T-RRM-02', actor)
  forgetReview(row)
  row.submitTime = world.now()
  world.rfRecommends.put(row)
  tell(world, row, '有新的供应商推荐待审核', roles.RF_CORE_DIRECTOR, true)
}

/** T-RRM-02：填写的内容一并送来，检查不过什么都不变。 */
export const submitRecommend = (world: World, actor: Actor, form: RecommendForm): RfRecommendRow => {
  const row = filled(world, actor, form)
  send(world, row, actor)
  return row
}

/** T-RRM-02：已填好的一份，照存下的内容提交。 */
export const submitSavedRecommend = ({ world, row, actor, version }: Command<RfRecommendRow>): void =>
  send(world, row, actor, version)

/** 撤回提交：复核人决定之前，经办本人；回到草稿。 */
export const recallRecommend = actOf(rfRecommendFlow, 'RECALL')

/** T-RRM-03 通过：送资金方，并告诉供应商；T-RRM-04 驳回：回到草稿。 */
export const reviewRecommend = reviewOf(rfRecommendFlow, {
  pass: 'T-RRM-03',
  reject: 'T-RRM-04',
  passed(world, row, { actor }) {
    tell(world, row, '供应商推荐已送资金方', roles.RF_CORE_OPERATOR)
    world.notify({
      corpId: row.supplierCorpId!,
      roleCodes: [roles.RF_CORP_OPERATOR],
      messageType: 'NOTICE',
      messageTitle: '您已被推荐给资金方',
      messageContent: `${actor.corpName}把贵企业推荐给${row.funderName}，也可自行选择其他资金方`,
      bizNo: row.recommendNo,
      jumpPath: '/reverse_factoring/protocol/protocol-manage',
    })
  },
  rejected: (world, row) => tell(world, row, '供应商推荐被驳回', roles.RF_CORE_OPERATOR),
})

/** 推荐变了，该供应商账款上的推荐标记随之变。 */
const refreshFlags = (world: World, row: RfRecommendRow): void => {
  for (const account of world.rfAccounts.where(
    (one) => one.debtorCorpId === row.corpId && one.creditorCorpId === row.supplierCorpId,
  )) {
    account.recommendFlag = isRecommended(world, account)
  }
}

/** T-RRM-07 撤销推荐：已有的融资不受影响。 */
export const revokeRecommend = (command: Command<RfRecommendRow>): void => {
  const { world, row, actor } = command
  rfRecommendFlow.check(command, 'T-RRM-07')
  rfRecommendFlow.step(world, row, 'T-RRM-07', actor)
  refreshFlags(world, row)
  tell(world, row, '供应商推荐已撤销', roles.RF_CORE_OPERATOR)
}

const byFunder = (world: World, key: string, id: 'T-RRM-05' | 'T-RRM-06'): void => {
  const [recommendNo, text] = splitKey(key)
  const row = world.rfRecommends.need(recommendNo)
  if (id === 'T-RRM-06') row.declineReason = text || '暂不符合资金方的准入条件'
  rfRecommendFlow.step(world, row, id, undefined, { party: row.funderName, opinion: row.declineReason })
  refreshFlags(world, row)
  tell(world, row, `资金方${id === 'T-RRM-05' ? '已受理' : '未采纳'}供应商推荐`, roles.RF_CORE_OPERATOR)
}

/** 外部机构会做的。 */
export const events = [
  event('funder', 'T-RRM-05', '受理推荐（推荐编号）', (world, key) => byFunder(world, key, 'T-RRM-05')),
  event('funder', 'T-RRM-06', '不采纳推荐（推荐编号，空格后可跟原因）', (world, key) =>
    byFunder(world, key, 'T-RRM-06'),
  ),
]

export const expireRfRecommends = (world: World): void => {
  for (const row of world.rfRecommends.where(
    (one) => rfRecommendFlow.isReadyFor(one, 'T-RRM-08') && world.today() > one.recommendExpireDate,
  )) {
    rfRecommendFlow.step(world, row, 'T-RRM-08')
    refreshFlags(world, row)
  }
}
