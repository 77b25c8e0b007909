// APB ABS应付确认：债务人所办的；其余在 outcome.ts。

import { yuan } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { ABS_CHAIN_OPERATOR, ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { lockTrade, unlockTrade } from '../../voucher/trade/book.ts'
import { confirmLetter, voidConfirmLetter } from '../document/texts.ts'
import { dropPlannedPayments } from './outcome.ts'
import type { AbsPayableRow } from './rows.ts'
import { needConfirmable } from './rules.ts'
import { absPayableFlow } from './transitions.ts'

const DEBTOR_PAGE = '/abs/core/issue/payable'
const CREDITOR_PAGE = '/abs/chain/index/receivable-query'

const describe = (row: AbsPayableRow): string =>
  `${row.payableNo}，债务人${row.debtorName}，债权人${row.creditorName}，金额${yuan(row.payableAmount)}，应付日期${row.payableDueDate}`

/** T-APB-02 提交复核：条件不满足时什么也不动；占用合同与发票。 */
export const submitPayable = (world: World, row: AbsPayableRow, actor: Actor): void => {
  const creditor = needConfirmable(world, row)
  absPayableFlow.step(world, row, 'T-APB-02', actor)
  forgetReview(row)
  row.submitTime = world.now()
  row.creditorCorpId = creditor.corpId
  row.payableRemain = row.payableAmount
  lockTrade(world, row, row.payableAmount)
  world.notify({
    corpId: row.corpId,
    roleCodes: [ABS_CORE_DIRECTOR],
    messageType: 'TODO',
    messageTitle: '有新的应付账款待复核',
    messageContent: describe(row),
    bizNo: row.payableNo,
    jumpPath: DEBTOR_PAGE,
  })
}

/** 撤回提交：复核人决定之前，经办本人；合同与发票放回。 */
export const recallPayable = actOf(absPayableFlow, 'RECALL', (world, row) =>
  unlockTrade(world, row, row.payableAmount),
)

/** T-APB-03 复核确认：签署付款确认书，债权人随即看到；T-APB-04 驳回：释放合同与发票。 */
export const reviewPayable = reviewOf(absPayableFlow, {
  pass: 'T-APB-03',
  reject: 'T-APB-04',
  needPass(world, row) {
    if (row.payableDueDate <= world.today()) throw new BusinessError('T-APB-03', '应付日期须晚于今日')
  },
  passed(world, row, { actor }) {
    row.payConfirmNo = world.ids.next('PC', world.today())
    row.payConfirmDate = world.today()
    row.confirmProtocolNo = confirmLetter(world, row, actor)
    shareFiles(world, row.attachments ?? [], row.creditorCorpId!)
    world.notify({
      corpId: row.creditorCorpId!,
      roleCodes: [ABS_CHAIN_OPERATOR],
      messageType: 'NOTICE',
      messageTitle: '债务人已确认应收账款，可申请转让',
      messageContent: describe(row),
      bizNo: row.payableNo,
      jumpPath: CREDITOR_PAGE,
    })
  },
  rejected(world, row) {
    unlockTrade(world, row, row.payableAmount)
    world.notify({
      corpId: row.corpId,
      roleCodes: [ABS_CORE_OPERATOR],
      messageType: 'NOTICE',
      messageTitle: '应付账款被驳回',
      messageContent: `${describe(row)}，意见：${row.reviewOpinion}`,
      bizNo: row.payableNo,
      jumpPath: DEBTOR_PAGE,
    })
  },
})

/** T-APB-05 撤销确认：不在任何转让申请中，付款也没有登记；付款确认书随之终止，付款计划作废。 */
export const revokePayable = (command: Command<AbsPayableRow>): void => {
  const { world, row, actor } = command
  absPayableFlow.check(command, 'T-APB-05')
  absPayableFlow.step(world, row, 'T-APB-05', actor)
  unlockTrade(world, row, row.payableAmount)
  voidConfirmLetter(world, row)
  dropPlannedPayments(world, row)
  world.notify({
    corpId: row.creditorCorpId!,
    roleCodes: [ABS_CHAIN_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: '债务人已撤销应付确认',
    messageContent: describe(row),
    bizNo: row.payableNo,
    jumpPath: CREDITOR_PAGE,
  })
}
