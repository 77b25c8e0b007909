import { cleanPersonName } from '#domain/readCode.ts'
import type { ControlProps, Fits } from './ControlProps.ts'
import { TextInput } from './TextInput.tsx'

/** 企业名称：1 至 80 个字符（VALID-03）。 */
export function CorpNameInput(props: ControlProps<string>) {
  return <TextInput placeholder="与营业执照一致" {...props} maxLength={80} autoComplete="organization" />
}
CorpNameInput.fits = 'name' satisfies Fits

/** 姓名：各种间隔号统一成“·”，连续空格并成一个（VALID-04 由 checkPersonName 检查）。 */
export function PersonNameInput(props: ControlProps<string>) {
  return (
    <TextInput
      placeholder="与证件一致"
      {...props}
      maxLength={40}
      autoComplete="name"
      clean={cleanPersonName}
    />
  )
}
PersonNameInput.fits = 'code' satisfies Fits
