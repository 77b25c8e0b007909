import { CleanInput } from './CleanInput.tsx'
import type { ControlProps } from './ControlProps.ts'

function clean(raw: string): string {
  const [whole = '', ...decimals] = raw
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .split('.')
  const left = whole.replace(/^0+(?=\d)/, '').slice(0, 4)
  return decimals.length ? `${left || '0'}.${decimals.join('').slice(0, 4)}` : left
}

/** 百分数输入：至多四位小数，值是十进制字符串（3.85 即 3.85%），空为 ''。 */
export function RateInput(props: ControlProps<string>) {
  return (
    <CleanInput placeholder="费率" {...props} inputMode="decimal" suffix="%" maxLength={9} clean={clean} />
  )
}
