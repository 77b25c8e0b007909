// 现在不能登记付款的原因（T-APM-02），不能复核通过的原因（T-APM-03）。
import { compare } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { payableOf } from './book.ts'
import type { AbsPaymentRow } from './rows.ts'

const CHANGED = '归集账户已变更，请先核对并确认新账户'

/** 归集账户没有待确认的变更。 */
export const noAccountChange = guard<AbsPaymentRow>('T-APM-02', (_world, row) =>
  row.formerPoolAccountNo ? CHANGED : undefined,
)

/** 到账与付款没有待处理的差异。 */
export const noDiff = guard<AbsPaymentRow>('T-APM-02', (_world, row) =>
  row.absCheckStatus === 'DIFF' ? '到账与付款有差异，请先在核对进度中处理' : undefined,
)

/** 到账没有正在核对。 */
export const notBeingChecked = guard<AbsPaymentRow>('T-APM-02', (_world, row) =>
  row.absCheckStatus === 'CHECKING' ? '到账正在核对，请稍候' : undefined,
)

/** 账款没有在办理转让。 */
export const notTransferring = guard<AbsPaymentRow>('T-APM-02', (world, row) =>
  payableOf(world, row).payableStatus === 'TRANSFERRING'
    ? '账款转让办理中，收款账户待定，请稍后登记'
    : undefined,
)

/** 复核通过的条件；不满足的仍可驳回，因此不是复核按钮的条件。 */
export const needPayable = (world: World, row: AbsPaymentRow): void => {
  if (row.formerPoolAccountNo) throw new BusinessError('T-APM-03', CHANGED)
  if (compare(row.paymentAmount ?? '0.00', payableOf(world, row).payableRemain) > 0) {
    throw new BusinessError('T-APM-03', '本次付款金额已超过未付金额，请驳回后重新登记')
  }
}
