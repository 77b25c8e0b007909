import { readDigits, readEmail, readUscc } from '#domain/readCode.ts'
import { CleanInput } from './CleanInput.tsx'
import type { ControlProps, Fits } from './ControlProps.ts'

/** 居民身份证号：数字与末位 X，小写自动转大写（VALID-06 由 checkIdCard 检查）。 */
export function IdCardInput(props: ControlProps<string>) {
  const clean = (raw: string) =>
    readDigits(raw)
      .toUpperCase()
      .replace(/[^\dX]/g, '')
  return <CleanInput placeholder="15或18位" {...props} maxLength={18} clean={clean} />
}
IdCardInput.fits = 'code' satisfies Fits

/** 统一社会信用代码：18 位数字与大写字母，小写自动转大写（checkUscc 检查）。 */
export function UsccInput(props: ControlProps<string>) {
  const clean = (raw: string) => readUscc(raw).replace(/[^\dA-Z]/g, '')
  return <CleanInput placeholder="例如 91330108MA2H0QHN49" {...props} maxLength={18} clean={clean} />
}
UsccInput.fits = 'code' satisfies Fits

/** 电子邮箱：全角转半角，去掉空白（VALID-02 由 checkEmail 检查）。 */
export function EmailInput(props: ControlProps<string>) {
  return (
    <CleanInput
      placeholder="例如 finance@example.com"
      {...props}
      inputMode="email"
      autoComplete="email"
      maxLength={80}
      clean={readEmail}
    />
  )
}
EmailInput.fits = 'code' satisfies Fits
