import type { ReactElement } from 'react'
import { Alert } from '#ui/display/Alert.tsx'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import { checkChosen } from '#ui/form/asked/answer.ts'
import { AskedInput } from '#ui/form/asked/Input.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'
import type { Quoted } from './QuoteTable.tsx'

type QuoteValues = { funderProductNo: string }
const F = fieldOf<QuoteValues>()

interface QuoteStepProps<Quote> extends StepProps<QuoteValues> {
  label: string
  title: string
  /** 怎样比，一句话 */
  notice: string
  quotes: QueryStateProps<Quote[]>['result']
  /** 报价的表 */
  children: (quotes: Quote[]) => ReactElement<ControlProps<string>>
}

/** 选资金方的一步：比价，选不了的说明原因（F-01 至 F-05、F-11）。 */
export function QuoteStep<Quote extends Quoted>({
  title,
  notice,
  quotes,
  children,
  ...step
}: QuoteStepProps<Quote>) {
  return (
    <StepForm {...step} columns={1} labelAbove>
      <FormSection title={title}>
        <Alert>{notice}</Alert>
        <F
          name="funderProductNo"
          label="资金方"
          required
          wide
          answer={quotes}
          check={(no) => checkChosen(quotes.data?.find((one) => one.funderProductNo === no))}
        >
          <AskedInput answer={quotes}>{children}</AskedInput>
        </F>
      </FormSection>
    </StepForm>
  )
}
