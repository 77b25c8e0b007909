import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatDay, formatInstant } from '#domain/calendar.ts'
import type { Labels } from '#domain/labels.ts'
import { maskText } from '#domain/mask.ts'
import { formatMoney, formatRate, groupThousands } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { Code } from '#ui/display/Code.tsx'
import { Deadline } from '#ui/display/days/Deadline.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import type { Tone } from '#ui/display/statusTone.ts'
import type { DayKeys, InstantKeys, KeysOf, MoneyKeys, RateKeys, StringKeys } from '#ui/form/fieldNames.ts'
import styles from './columns.module.css'
import { type DocumentAction, RowActions } from './RowActions.tsx'

/** 表格的一列；由 column() 的词汇建成，写在模块级。 */
export interface Column<Row> {
  readonly key: string
  readonly title: string
  /** 数据到来之前的像素宽；到了之后按内容（useColumnWidths） */
  readonly width: number
  /** 名称一类的文字：一行放不下时折成两行，余下的宽度归它 */
  readonly wraps?: boolean
  readonly align?: 'start' | 'end'
  /** 表头可排序 */
  readonly sortable?: boolean
  /** 动作列：固定在右侧，不进列设置 */
  readonly actions?: boolean
  /** 动作列：这一行有没有可做的 */
  readonly offers?: (row: Row) => boolean
  readonly render: (row: Row) => ReactNode
  /** 字典列：要用的字典，行还没到时就去取 */
  readonly dict?: string
  /** 可以相加的金额；本页合计与所选合计用 */
  readonly amount?: (row: Row) => string | undefined
  /** 合计的是这一列；都没有标时是第一个金额列 */
  readonly total?: boolean
}

interface ColumnOptions {
  /** 可按此列排序（服务端须支持） */
  sort?: boolean
  /** 与契约的名称不同时才写 */
  title?: string
}

interface CustomOptions extends ColumnOptions {
  width?: number
  align?: 'end'
}

/** 这些行要画的列：谁也做不了什么时没有动作列（interface 1.3）；没有行时都在。 */
export const busyColumns = <Row,>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  columns.filter(({ offers }) => offers === undefined || rows.length === 0 || rows.some(offers))

/** 动作代码 → [按钮文字, 做什么]；代码须是行的 actions 里可能出现的。 */
export type ActionMap<Row> = Readonly<Record<string, readonly [label: string, onClick: (row: Row) => void]>>

const read = (row: unknown, name: string): unknown => (row as Readonly<Record<string, unknown>>)[name]
const textOf = (row: unknown, name: string) => {
  const value = read(row, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** 文字单元格：两行放不下的截断，停在上面看得到全文；没有值为 --。 */
export function Text({ value }: { value: string | undefined }) {
  if (!value) return NO_VALUE
  return (
    <span className={styles.ellipsis} title={value}>
      {value}
    </span>
  )
}

/** 金额单元格：千分位、两位小数，负数红色；没有值为 --。 */
export function Money({ value }: { value: string | undefined | null }) {
  return (
    <span
      className={`${styles.money} ${typeof value === 'string' && value.startsWith('-') ? styles.negative : ''}`}
    >
      {formatMoney(value)}
    </span>
  )
}

/** 由几个字段得出的，没有自己的字段：键与名称都由页面给。 */
export const derived = <Row,>(
  key: string,
  title: string,
  render: (row: Row) => ReactNode,
  options?: Omit<CustomOptions, 'title'>,
): Column<Row> => ({
  key,
  title,
  render,
  align: options?.align,
  width: options?.width ?? 160,
  sortable: options?.sort ?? false,
})

/**
 * 列的词汇：`const is = column(issueApplicationLabels)`，列名就是契约里的名称，字段名由编译器核对：
 * money 只收金额字段，rate 只收费率，date 只收日期，instant 只收时刻（fieldNames.ts）。
 */
export function column<Row extends object>(labels: Labels<Row>) {
  const titleOf = (name: keyof Row & string, options?: ColumnOptions) => options?.title ?? labels[name]
  const make = (
    key: keyof Row & string,
    base: Pick<Column<Row>, 'align' | 'render' | 'dict' | 'wraps'>,
    width: number,
    options?: ColumnOptions,
  ): Column<Row> => ({ ...base, key, title: titleOf(key, options), width, sortable: options?.sort ?? false })
  return {
    /** 文字，折成两行，再长省略，悬停看全 */
    text: (name: StringKeys<Row>, options?: ColumnOptions) =>
      make(
        name,
        {
          wraps: true,
          render: (row) => <Text value={textOf(row, name)} />,
        },
        160,
        options,
      ),
    /** 几个名称，以顿号相连 */
    names: (name: KeysOf<Row, readonly string[]>, options?: ColumnOptions) =>
      make(
        name,
        {
          wraps: true,
          render: (row) => <Text value={(read(row, name) as readonly string[]).join('、')} />,
        },
        240,
        options,
      ),
    /** 编号，可复制 */
    code: (name: StringKeys<Row>, options?: ColumnOptions) =>
      make(name, { render: (row) => <Code value={textOf(row, name)} /> }, 216, options),
    /** 文字链到别的页：给出地址 */
    link: (name: StringKeys<Row>, href: (row: Row) => string, options?: ColumnOptions) =>
      make(
        name,
        {
          wraps: true,
          render: (row) => <Link to={href(row)}>{textOf(row, name) ?? NO_VALUE}</Link>,
        },
        200,
        options,
      ),
    /** 文字按钮：在本页打开（子视图、抽屉） */
    open: (name: StringKeys<Row>, onOpen: (row: Row) => void, options?: ColumnOptions) =>
      make(
        name,
        {
          wraps: true,
          render: (row) => (
            <button
              type="button"
              data-opens
              className={`text-button ${styles.name}`}
              onClick={() => onOpen(row)}
            >
              {textOf(row, name) ?? NO_VALUE}
            </button>
          ),
        },
        200,
        options,
      ),
    /** 金额，右对齐；表头带（元） */
    money: (name: MoneyKeys<Row>, options?: ColumnOptions & { total?: boolean }) => ({
      ...make(
        name,
        {
          align: 'end',
          render: (row) => <Money value={textOf(row, name)} />,
        },
        170,
        { ...options, title: `${titleOf(name, options)}（元）` },
      ),
      amount: (row: Row) => textOf(row, name),
      total: options?.total ?? false,
    }),
    /** 费率，百分数；要上下比的给 aligned，小数位一样多 */
    rate: (name: RateKeys<Row>, options?: ColumnOptions & { aligned?: boolean }) =>
      make(
        name,
        { align: 'end', render: (row) => formatRate(read(row, name), options?.aligned) },
        110,
        options,
      ),
    /** 日期 */
    date: (name: DayKeys<Row>, options?: ColumnOptions) =>
      make(name, { render: (row) => formatDay(read(row, name)) }, 120, options),
    /** 时刻，到分 */
    instant: (name: InstantKeys<Row>, options?: ColumnOptions) =>
      make(name, { render: (row) => formatInstant(read(row, name), 'minute') }, 160, options),
    /** 这一步的办理期限：今天到期的琥珀色，过了的红色；可按它排序（interface 2.5） */
    deadline: (name: StringKeys<Row>, title = '办理期限') =>
      make(name, { render: (row) => <Deadline value={textOf(row, name)} /> }, 170, { sort: true, title }),
    /** 敏感值：留首尾四位 */
    masked: (name: StringKeys<Row>, options?: ColumnOptions) =>
      make(name, { render: (row) => maskText(textOf(row, name)) }, 160, options),
    /** 个数、天数、级次 */
    number: (name: KeysOf<Row, number>, options?: ColumnOptions) =>
      make(
        name,
        {
          align: 'end',
          render: (row) => {
            const value = read(row, name)
            return typeof value === 'number' ? groupThousands(String(value)) : NO_VALUE
          },
        },
        100,
        options,
      ),
    /** 是 / 否 */
    bool: (name: KeysOf<Row, boolean>, options?: ColumnOptions) =>
      make(
        name,
        {
          render: (row) => ({ true: '是', false: '否' })[String(read(row, name))] ?? NO_VALUE,
        },
        90,
        options,
      ),
    /** 字典值：彩色标签，悬停说明原因、下一步、期限 */
    dict: (name: StringKeys<Row>, dict: string, options?: ColumnOptions & { tone?: Tone | 'plain' }) =>
      make(
        name,
        {
          dict,
          render: (row) => (
            <StatusTag value={textOf(row, name)} dict={dict} tone={options?.tone} facts={row} />
          ),
        },
        120,
        options,
      ),
    /** 其余显示法；先想想上面有没有 */
    custom: (name: keyof Row & string, render: (row: Row) => ReactNode, options?: CustomOptions) =>
      make(name, { render, align: options?.align }, options?.width ?? 160, options),
    derived: derived<Row>,
    /** 操作列，按钮由页面画：不由单据的 actions 决定的；offers 说这一行有没有 */
    buttons: (
      render: (row: Row) => ReactNode,
      options?: { width?: number; offers?: (row: Row) => boolean },
    ): Column<Row> => ({
      key: 'actions',
      title: '操作',
      width: options?.width ?? 100,
      actions: true,
      ...(options?.offers && { offers: options.offers }),
      render,
    }),
    /** 动作列：能不能做、为什么，随行而来，一个也没有的是 --；不是单据的行，字段叫 allowed */
    actions: (
      actions: ActionMap<Row>,
      options?: { width?: number; from?: 'actions' | 'allowed' },
    ): Column<Row> => {
      const allowedOf = (row: Row) =>
        (read(row, options?.from ?? 'actions') as readonly DocumentAction[] | undefined) ?? []
      const offers = (row: Row) => allowedOf(row).some(({ code }) => code in actions)
      return {
        key: 'actions',
        title: '操作',
        width: options?.width ?? 180,
        actions: true,
        offers,
        render: (row) =>
          offers(row) ? (
            <RowActions
              allowed={allowedOf(row)}
              actions={Object.entries(actions).map(([code, [label, onClick]]) => ({
                code,
                label,
                onClick: () => onClick(row),
              }))}
            />
          ) : (
            NO_VALUE
          ),
      }
    },
  }
}
