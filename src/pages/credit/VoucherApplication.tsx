import type { ReactNode } from 'react'
import type { Draft } from '#hooks/useDraft.ts'
import type { Write } from '#hooks/useWrite.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import type { Column } from '#ui/table/columns.tsx'

interface VoucherApplicationProps<Key extends string, Values extends Record<Key, string>, Item> {
  /** 要做的事，如 申请退回 */
  description: string
  /** 表单的名字，如 凭证退回申请 */
  label: string
  form: FormInstance<Values>
  initial?: Partial<Values>
  draft?: Draft
  submit: Write<Values>
  /** 可选的清单；不可选的也在其中，带着原因 */
  choices: QueryStateProps<readonly Item[]>['result']
  /** 清单为空时的指引 */
  guidance: string
  /** 选的是什么：凭证、持有 */
  noun: string
  /** 编号的字段，表单与清单里同名 */
  by: Key
  /** 清单里编号之后的话 */
  describe: (item: Item) => string
  /** 选中之后列出的 */
  facts: readonly Column<Item>[]
  /** 填表之前的提醒 */
  alert?: string
  onClose: () => void
  /** 其余各项 */
  children: ReactNode
}

/** 从清单里选一张凭证（或一份持有）提出的申请：退回、协商回收、撤回；不可选的说明原因。 */
export function VoucherApplication<
  Key extends string,
  Values extends Record<Key, string>,
  Item extends Record<Key, string> & { reason?: string },
>({
  description,
  choices,
  guidance,
  noun,
  by,
  describe,
  facts,
  alert,
  submit,
  onClose,
  children,
  ...shell
}: VoucherApplicationProps<Key, Values, Item>) {
  const chosen: string | undefined = useFormValue(shell.form, by)
  const find = (no: string | undefined) => choices.data?.find((item) => item[by] === no)
  const picked = find(chosen)
  return (
    <PageCard description={description}>
      <QueryList result={choices} guidance={guidance}>
        {(list) => (
          <>
            {alert ? <Alert>{alert}</Alert> : null}
            <FormShell
              {...shell}
              onSubmit={submit.run}
              submitting={submit.running}
              error={submit.error}
              submitText="提交复核"
              onCancel={onClose}
              cancelText="返回列表"
              columns={1}
            >
              <Field<Record<string, string>>
                name={by}
                label={`${noun}编号`}
                required
                check={(no) => find(no)?.reason}
              >
                <Select
                  placeholder={`请选择${noun}`}
                  options={list.map((item) => ({
                    value: item[by],
                    label: `${item[by]}　${describe(item)}`,
                  }))}
                />
              </Field>
              {picked ? <Descriptions label={`${noun}信息`} of={picked} items={facts} columns={2} /> : null}
              {children}
            </FormShell>
          </>
        )}
      </QueryList>
    </PageCard>
  )
}
