import { useState } from 'react'
import { signApplyRequestLabels } from '#api/generated/corp/labels/signApplyRequest.ts'
import { signTaskLabels } from '#api/generated/corp/labels/signTask.ts'
import type { BatchOutcome, SignTask } from '#api/generated/corp/model/index.ts'
import { applySignTasks, useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { CollectAccountSelect } from '#business/account/CollectAccountSelect.tsx'
import { BatchResult } from '#business/approval/BatchResult.tsx'
import { ChosenDocuments } from '#business/approval/ChosenDocuments.tsx'
import { Stakes, type StakesProps } from '#business/approval/Stakes.tsx'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { QueryList } from '#ui/display/QueryList.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import styles from './confirm.module.css'
import { TaskEvidence, useProof } from './TaskEvidence.tsx'

type SignValues = { collectAccountId: string; quickFinance: boolean; remark: string }

const F = fieldOf<SignValues, typeof signApplyRequestLabels>(signApplyRequestLabels)
const is = column(signTaskLabels)
const listed = [
  is.code('voucherNo'),
  is.text('issuerName'),
  is.money('signAmount'),
  is.date('promisePayDate'),
]

/** 一眼要看清的：金额，谁开的、从谁到手，哪天付、还有多久，能不能转让、融资。 */
const stakesOf = (task: SignTask): StakesProps => ({
  label: '签收金额',
  amount: task.signAmount,
  from: task.issuerName,
  facts: [
    ['凭证', task.voucherNo],
    ['前手', task.fromCorpName === task.issuerName ? undefined : task.fromCorpName],
    ['承诺付款日', `${task.promisePayDate}（还有 ${task.remainDays} 天）`],
    ['转让', task.transferAllowed ? '允许' : '不允许'],
    ['融资', task.financeAllowed ? '允许' : '不允许'],
  ],
})

interface SignDrawerProps {
  tasks: readonly SignTask[]
  onClose: () => void
  onDone: () => void
}

/** 经办签收：看清凭证与凭据（凭据再多，提交也钉在底下），选收款账户，提交复核；一次可签多笔（T-SGN-01）。 */
export function SignDrawer({ tasks, onClose, onDone }: SignDrawerProps) {
  const form = useForm<SignValues>()
  const accounts = useListCollectAccounts()
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const total = formatMoney(sum(tasks.map((task) => task.signAmount)))
  const apply = useSubmit(
    ({ remark, ...values }: SignValues) =>
      applySignTasks({
        ...values,
        ...(remark && { remark }),
        items: tasks.map((task) => refOf(task, 'signNo')),
      }),
    {
      onDone: (result) => {
        const [row] = result.results
        if (result.results.length > 1 || !row?.success) return setOutcome(result)
        feedback.success(row.message)
        onDone()
      },
    },
  )
  const [only] = tasks
  if (outcome) return <BatchResult outcome={outcome} onClose={onDone} />
  return (
    <Drawer
      title={tasks.length > 1 ? `批量签收 ${tasks.length} 笔` : '签收凭证'}
      onClose={onClose}
      width={tasks.length > 1 ? 840 : 760}
    >
      <QueryList result={accounts} guidance="没有已验证的收款账户，请联系管理员在账户中心新增并验证">
        {(list) => (
          <DrawerForm
            label="签收凭证"
            form={form}
            initial={{
              collectAccountId: (list.find((account) => account.isDefault) ?? list[0])?.accountId,
              quickFinance: false,
            }}
            onSubmit={apply.run}
            submitting={apply.running}
            error={apply.error}
            submitText="提交签收"
            onClose={onClose}
          >
            <div className={styles.seen}>
              {only && tasks.length === 1 ? (
                <>
                  <Stakes {...stakesOf(only)} />
                  <TaskEvidence signNo={only.signNo} />
                </>
              ) : (
                <>
                  <p>
                    {tasks.length} 笔凭证，合计 <strong>{total}</strong>元
                  </p>
                  <ChosenDocuments rows={tasks} rowKey="signNo" columns={listed} useProof={useProof} />
                </>
              )}
            </div>
            <F name="collectAccountId" label="收款账号" required>
              <CollectAccountSelect accounts={list} />
            </F>
            <F name="quickFinance" valueProp="checked">
              <Checkbox disabled={tasks.some((task) => !task.financeAllowed || task.signType === 'RETURN')}>
                签收完成后生成融资草稿
              </Checkbox>
            </F>
            <F name="remark">
              <TextArea maxLength={200} />
            </F>
          </DrawerForm>
        )}
      </QueryList>
    </Drawer>
  )
}
