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
