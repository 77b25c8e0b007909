import Input from '@arco-design/web-react/es/Input'
import type { ControlProps } from './ControlProps.ts'

/** 百分数输入：至多四位小数，值是十进制字符串（3.85 即 3.85%），空为 ''。 */
export function RateInput({
  value = '',
  onChange,
  error,
  placeholder = '费率',
  ...rest
}: ControlProps<string>) {
  return (
    <Input
      {...rest}
      value={value}
      placeholder={placeholder}
      status={error ? 'error' : undefined}
      suffix="%"
      inputMode="decimal"
      autoComplete="off"
      onChange={(raw) => {
        const [whole = '', ...decimals] = raw
          .normalize('NFKC')
          .replace(/[^\d.]/g, '')
          .split('.')
        const left = whole.replace(/^0+(?=\d)/, '').slice(0, 4)
        onChange?.(decimals.length ? `${left || '0'}.${decimals.join('').slice(0, 4)}` : left)
      }}
    />
  )
}
