import { rfFinancingFormLabels } from '#api/generated/corp/labels/rfFinancingForm.ts'
import { rfQuoteLabels } from '#api/generated/corp/labels/rfQuote.ts'
import type { CollectAccount, RfQuote } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { CollectFields } from '#business/financing/CollectFields.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'
import { column } from '#ui/table/columns.tsx'
import { RfPriceFacts } from './RfPriceFacts.tsx'
import { arTotalOf, type PaperValues, type PickedAccount } from './rfFinanceValues.ts'

const F = fieldOf<PaperValues, typeof rfFinancingFormLabels>(rfFinancingFormLabels)

type Summary = RfQuote & { debtorName: string; arCount: number; arTotal: string; arNos: string }
const is = column<Summary>({
  ...rfQuoteLabels,
  debtorName: '债务人',
  arCount: '账款笔数',
  arTotal: '账款总额',
  arNos: '应收账款编号',
})
const items = [
  is.text('debtorName'),
  is.number('arCount'),
  is.money('arTotal'),
  is.text('arNos'),
  is.text('funderName'),
  is.dict('factoringType', 'FACTORING_TYPE', { tone: 'plain' }),
]

interface PaperStepProps extends StepProps<PaperValues> {
  accounts: readonly PickedAccount[]
  priced: QueryStateProps<RfQuote[]>['result'] | undefined
  quote: RfQuote | undefined
  collectAccounts: readonly CollectAccount[]
}

/** 第四步 资料与确认：收款账户、附件与备注，看清要素与费用再提交。 */
export function PaperStep({ accounts, priced, quote, collectAccounts, ...step }: PaperStepProps) {
  const arTotal = arTotalOf(accounts)
  const [{ debtorName } = { debtorName: '' }] = accounts
  return (
    <>
      <StepForm {...step} label="资料与收款" columns={1} labelAbove>
        <FormSection title="资料与收款">
          <CollectFields accounts={collectAccounts}>
            <F name="attachments" wide>
              <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
            </F>
          </CollectFields>
        </FormSection>
      </StepForm>
      {priced ? (
        <QueryState result={priced}>
          {() =>
            quote ? (
              <>
                <Facts
                  title="融资申请"
                  of={{
                    ...quote,
                    debtorName,
                    arCount: accounts.length,
                    arTotal,
                    arNos: accounts.map((one) => one.arNo).join('、'),
                  }}
                  items={items}
                />
                <Section title="费用与到账">
                  <RfPriceFacts price={quote} arTotal={arTotal} />
                </Section>
              </>
            ) : null
          }
        </QueryState>
      ) : null}
    </>
  )
}
