// 查询条件的录入框：Arco 的输入框、下拉与日历，第一行数据之后才取，先画出位置（Form.tsx）
export { AmountInput } from '#ui/form/AmountInput.tsx'
export { CountInput } from '#ui/form/CountInput.tsx'
export { DayPicker } from '#ui/form/date/DayPicker.tsx'
export { MultiSelect, Select } from '#ui/form/Select.tsx'
export { TextInput } from '#ui/form/TextInput.tsx'
export { SuggestInput } from './SuggestInput.tsx'
