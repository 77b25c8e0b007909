import { aheadCashBatchFormLabels } from '#api/generated/corp/labels/aheadCashBatchForm.ts'
import type { PayAccount } from '#api/generated/corp/model/index.ts'
import { payAccountOptions } from '#business/account/payAccounts.ts'
import { useHolidays } from '#business/useHolidays.ts'
import { addDays, isWorkingDay } from '#domain/calendar.ts'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { RateInput } from '#ui/form/RateInput.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useToday } from '#ui/today.ts'
import { checkAheadRate } from './aheadCashTerms.ts'

/** 单笔与批量共有的条件。 */
export interface AheadTerms {
  aheadDate: string
  aheadRate: string
  payAccountId: string
  remark: string
}

const F = fieldOf<AheadTerms, typeof aheadCashBatchFormLabels>(aheadCashBatchFormLabels)

interface AheadTermsFieldsProps {
  accounts: readonly PayAccount[]
  /** 最晚的提前付款日；批量的逐笔由服务端判断，取所选中最早的 */
  latest: string | undefined
}

/** 提前付款日、折扣率、付款账号、备注。 */
export function AheadTermsFields({ accounts, latest }: AheadTermsFieldsProps) {
  const today = useToday()
  const holidays = useHolidays()
  const checkDate = (day: string) => {
    if (day <= today || !isWorkingDay(day, holidays)) return '提前付款日须为晚于今日的工作日'
    return latest && day > latest ? `提前付款日最晚为${latest}` : undefined
  }
  return (
    <>
      <F
        name="aheadDate"
        required
        check={checkDate}
        hint={latest ? `工作日，最晚 ${latest}` : '工作日，晚于今日'}
      >
        <DayPicker
          explained
          min={addDays(today, 1)}
          max={latest}
          disabledDate={(day) => !isWorkingDay(day, holidays)}
        />
      </F>
      <F
        name="aheadRate"
        label="折扣率（年化）"
        required
        check={checkAheadRate}
        hint="0 为无折扣，无须持有方同意"
      >
        <RateInput />
      </F>
      <F name="payAccountId" label="付款账号" required>
        <Select placeholder="请选择付款账号" options={payAccountOptions(accounts)} />
      </F>
      <F name="remark" wide>
        <TextArea maxLength={200} />
      </F>
    </>
  )
}
