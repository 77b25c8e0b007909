/** 每个录入控件都认的属性：Field 注入，查询表单直接给。 */
export interface ControlProps<Value> {
  value?: Value
  onChange?: (value: Value) => void
  id?: string
  disabled?: boolean
  error?: boolean
  placeholder?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

/** 控件要填多长：天数与百分数、日期、编号账号与金额、名称；框的宽照它（interface 7.5），不说的占满一列。 */
export type Fits = 'days' | 'date' | 'code' | 'name'
