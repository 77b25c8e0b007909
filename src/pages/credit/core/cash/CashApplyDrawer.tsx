import { useState } from 'react'
import { submitCashBatches, useListPayAccounts } from '#api/generated/corp/cashes/cashes.ts'
import { cashBatchLabels } from '#api/generated/corp/labels/cashBatch.ts'
import { cashSubmitRequestLabels } from '#api/generated/corp/labels/cashSubmitRequest.ts'
import type {
  BatchOutcome,
  CashBatch,
  CashSubmitRequest,
  PayAccount,
} from '#api/generated/corp/model/index.ts'
import {
  balanceLine,
  defaultPayAccountId,
  NO_PAY_ACCOUNT,
  payAccountOptions,
} from '#business/account/payAccounts.ts'
import { BatchResult } from '#business/approval/BatchResult.tsx'
import { refOf } from '#domain/documentRef.ts'
import { known } from '#domain/known.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import styles from './cash.module.css'

type ApplyValues = Pick<CashSubmitRequest, 'payChannel' | 'payAccountId'> & { remark: string }

const F = fieldOf<ApplyValues, typeof cashSubmitRequestLabels>(cashSubmitRequestLabels)
const is = column(cashBatchLabels)
const columns = [is.code('cashNo'), is.date('cashDueDate'), is.money('unpaidAmount')]
const facts = [
  is.code('cashNo'),
  is.date('cashDueDate'),
  is.money('cashTotalAmount'),
  is.money('unpaidAmount'),
]
const HOW: Readonly<Record<CashSubmitRequest['payChannel'], (when: string) => string>> = {
  BANK_DEBIT: (when) => `审批后，清算银行${when}从付款账户扣划，请备足余额`,
  ONLINE_TRANSFER: (when) => `审批后，支付指令${when}发至网银，由贵司在网银确认`,
  OFFLINE: () => '审批后，请线下付款并在兑付登记中登记，附付款凭证',
}

/** 什么时候付：应付日过了的等不到应付日，在最近的付款窗口付（T-CSH-06）。 */
const whenPaid = (batches: readonly CashBatch[]): string => {
  const late = batches.filter(({ overdueDays }) => overdueDays > 0).length
  if (late === 0) return '于应付日'
  return late === batches.length ? '在最近的付款窗口' : '于应付日（已逾期的在最近的付款窗口）'
}

interface CashApplyDrawerProps {
  batches: readonly CashBatch[]
  onClose: () => void
  onDone: () => void
}

/** 经办申请兑付：选渠道与付款账户，提交复核；一次可申请多批，逐批给出结果（T-CSH-02）。 */
export function CashApplyDrawer({ batches, onClose, onDone }: CashApplyDrawerProps) {
  const form = useForm<ApplyValues>()
  const accounts = useListPayAccounts()
  const channels = useDict('PAY_CHANNEL')
  const payChannel = useFormValue(form, 'payChannel')
  const payAccountId = useFormValue(form, 'payAccountId')
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const apply = useSubmit(
    ({ remark, ...choice }: ApplyValues) =>
      submitCashBatches({
        ...choice,
        ...(remark && { remark }),
        items: batches.map((batch) => refOf(batch, 'cashNo')),
      }),
    {
      onDone: (result) => {
        const [only] = result.results
        if (result.results.length > 1 || !only?.success) return setOutcome(result)
        feedback.success(only.message)
        onDone()
      },
    },
  )
  const [first] = batches
  if (!first) return null
  const due = sum(batches.map((batch) => batch.unpaidAmount))
  const balanceOf = (list: readonly PayAccount[]) =>
    (payChannel ?? first.payChannel) === 'OFFLINE'
      ? undefined
      : balanceLine(list.find(({ accountId }) => accountId === payAccountId)?.balance, due)
  if (outcome) return <BatchResult outcome={outcome} onClose={onDone} />
  return (
    <Drawer
      title={batches.length > 1 ? `批量申请兑付 ${batches.length} 批` : '申请兑付'}
      onClose={onClose}
      width={560}
    >
      <div className={styles.stack}>
        {batches.length > 1 ? (
          <>
            <PlainTable label="所选批次" columns={columns} rows={batches} rowKey="cashNo" />
            <p className={styles.formula}>
              合计未付 <strong>{formatMoney(due)}</strong>元
            </p>
          </>
        ) : (
          <Descriptions label="兑付批次" of={first} items={facts} columns={2} />
        )}
        <QueryList result={accounts} guidance={NO_PAY_ACCOUNT}>
          {(list) => {
            const balance = balanceOf(list)
            return (
              <DrawerForm
                label="申请兑付"
                form={form}
                initial={{
                  payChannel: first.payChannel ?? 'BANK_DEBIT',
                  payAccountId: first.payAccountId ?? defaultPayAccountId(list),
                }}
                onSubmit={apply.run}
                submitting={apply.running}
                error={apply.error}
                submitText="提交申请"
                onClose={onClose}
              >
                <F
                  name="payChannel"
                  required
                  hint={known(HOW, payChannel ?? first.payChannel ?? 'BANK_DEBIT')?.(whenPaid(batches))}
                >
                  <Select options={channels.options} allowClear={false} />
                </F>
                <F
                  name="payAccountId"
                  label="付款账号"
                  required
                  hint={balance?.isShort ? undefined : balance?.text}
                  warning={balance?.isShort ? `${balance.text}，请在付款之前备足` : undefined}
                >
                  <Select placeholder="请选择付款账号" options={payAccountOptions(list)} />
                </F>
                <F name="remark">
                  <TextArea maxLength={200} />
                </F>
              </DrawerForm>
            )
          }}
        </QueryList>
      </div>
    </Drawer>
  )
}
