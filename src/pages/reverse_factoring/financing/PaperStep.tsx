import type { CollectAccount, RfQuote } from '#api/generated/corp/model/index.ts'
import { accountOptions } from '#business/account/options.ts'
import { AttachmentInput } from '#business/attachments/AttachmentInput.tsx'
import type { Draft } from '#hooks/useDraft.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Section } from '#ui/display/Section.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/FormSection.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { FormInstance } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { RfPriceFacts } from './RfPriceFacts.tsx'
import { arTotalOf, type PaperValues, type PickedAccount } from './rfFinanceValues.ts'

const F = fieldOf<PaperValues>()
const never = () => Promise.resolve(false)

type Summary = RfQuote & { debtorName: string; arCount: number; arTotal: string; arNos: string }
const is = column<Summary>()
const items = [
  is.text('debtorName', '债务人'),
  is.number('arCount', '账款笔数'),
  is.money('arTotal', '账款总额'),
  is.text('arNos', '应收账款编号'),
  is.text('funderName', '资金方'),
  is.dict('factoringType', '保理方式', 'FACTORING_TYPE', { tone: 'draft' }),
]

interface PaperStepProps {
  form: FormInstance<PaperValues>
  draft: Draft
  initial: Partial<PaperValues>
  accounts: readonly PickedAccount[]
  quote: RfQuote | undefined
  collectAccounts: readonly CollectAccount[]
}

/** 第四步 资料与确认：收款账户、附件与备注，看清要素与费用再提交。 */
export function PaperStep({ form, draft, initial, accounts, quote, collectAccounts }: PaperStepProps) {
  const arTotal = arTotalOf(accounts)
  const [{ debtorName } = { debtorName: '' }] = accounts
  return (
    <>
      <FormShell
        embedded
        label="资料与收款"
        form={form}
        initial={initial}
        draft={draft}
        onSubmit={never}
        submitting={false}
        error={undefined}
        columns={1}
        labelAbove
      >
        <FormSection title="资料与收款">
          <F
            name="collectAccountId"
            label="收款账号"
            required
            hint={
              collectAccounts.length > 0
                ? '融资款由资金方直接划入'
                : '没有已验证的收款账户，请先在银行账户中添加并验证'
            }
          >
            <Select placeholder="请选择收款账号" options={accountOptions(collectAccounts)} />
          </F>
          <F name="attachments" label="附件" wide>
            <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
          </F>
          <F name="remark" label="备注" wide>
            <TextArea maxLength={200} />
          </F>
        </FormSection>
      </FormShell>
      {quote ? (
        <>
          <Section title="融资申请">
            <Descriptions
              label="融资申请"
              of={{
                ...quote,
                debtorName,
                arCount: accounts.length,
                arTotal,
                arNos: accounts.map((one) => one.arNo).join('、'),
              }}
              items={items}
            />
          </Section>
          <Section title="费用与到账">
            <RfPriceFacts price={quote} arTotal={arTotal} />
          </Section>
        </>
      ) : null}
    </>
  )
}
