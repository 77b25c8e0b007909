import { formatWan } from '#domain/money.ts'

/** 图上的一点：金额（元）以万元、两位小数写出；数只用来定高低。 */
export const wanPoint = (label: string, amount: string) => {
  const text = formatWan(amount)
  return { label, value: Number(text.replaceAll(',', '')) || 0, text }
}

/** 月份 yyyy-MM 在轴上写成 yy/MM。 */
export const monthLabel = (month: string): string => month.slice(2).replace('-', '/')
