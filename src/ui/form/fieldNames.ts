// 契约里金额、费率、日期都是字符串；字段名有固定词尾，编译器据此认出它们。
type MoneyTail =
  | 'Amount'
  | 'Available'
  | 'Assets'
  | 'Balance'
  | 'Capital'
  | 'Discount'
  | 'Fee'
  | 'Interest'
  | 'Limit'
  | 'Price'
  | 'Quota'
  | 'Remain'
  | 'Revenue'
  | 'Scale'
  | 'Tax'
  | 'Total'
  | 'Used'
type MoneyName = `${string}${MoneyTail}` | 'amount' | 'balance'
export type RateName = `${string}${'Rate' | 'Ratio'}`
export type DayName = `${string}${'Date' | 'Deadline' | 'ValidTo' | 'ValidFrom' | 'TermEnd'}`
export type InstantName = `${string}${'Time' | 'Deadline'}` | 'time'

/** 值可赋给 V 的字段名；可选字段照算。 */
export type KeysOf<T, V> = {
  [K in keyof T]-?: [Exclude<T[K], undefined | null>] extends [V] ? K : never
}[keyof T] &
  string

export type StringKeys<T> = KeysOf<T, string>
export type MoneyKeys<T> = StringKeys<T> & MoneyName
export type RateKeys<T> = StringKeys<T> & RateName
export type DayKeys<T> = StringKeys<T> & DayName
export type InstantKeys<T> = StringKeys<T> & InstantName

/** 有 `<名>From` 与 `<名>To` 一对字段的名字。 */
export type RangeNames<T, V> = {
  [K in KeysOf<T, V>]: K extends `${infer Name}From`
    ? `${Name}To` extends KeysOf<T, V>
      ? Name
      : never
    : never
}[KeysOf<T, V>]
