import type { Table } from './Table.ts'
import type { World } from './World.ts'

// An entity of the domain model as the control interface knows it: seeded in the words of the business, and listed by its name.

/** The target of a Chinese label of the domain model: the field, and the dictionary or kind of its value. */
export type FieldLabel = readonly [field: string, dict: string]

/** The kind of a field without a dictionary. */
export const fieldKinds: Readonly<Record<string, string>> = {
  amt: '金额',
  int: '整数',
  rate: '百分率',
  bool: '是、否',
  date: '日期',
}

export type EntityLabels = {
  /** Its Chinese name; absent: only its own name. */
  label?: string
  fields?: Readonly<Record<string, FieldLabel>>
  /** Fields that are stored in addition to those of the domain model and may be seeded too. */
  extra?: readonly string[]
}

type Own = readonly [label: string, dict: string]

/**
 * Fields as the contract calls them: field → dictionary or kind. A field that the contract lacks, or that scenarios call
 * otherwise, says its own label before it.
 */
export const named = <Known extends object, const Given extends Readonly<Record<string, string | Own>>>(
  labels: Known,
  fields: Given & { readonly [Name in keyof Given]: Name extends keyof Known ? string | Own : Own },
): Readonly<Record<string, FieldLabel>> =>
  Object.fromEntries(
    Object.entries<string | Own>(fields).map(([field, given]) =>
      typeof given === 'string'
        ? [(labels as Readonly<Record<string, string>>)[field]!, [field, given]]
        : [given[0], [field, given[1]]],
    ),
  )

type Fields = Record<string, unknown>

export type Entity = EntityLabels & {
  /** Its name in the domain model. */
  name: string
  table: (world: World) => Table<object & Record<never, never>>
  /** Absent: rows of it are only created through others (a voucher through its issue). */
  build?: (world: World, part: Fields) => object
}

/** Fields that every document has (Base). */
export const baseLabels: Readonly<Record<string, FieldLabel>> = {
  主键: ['id', ''],
  所属企业ID: ['corpId', ''],
  产品类型: ['productType', 'PRODUCT_TYPE'],
  经办人: ['createUserName', ''],
  创建时间: ['createTime', ''],
  提交时间: ['submitTime', ''],
  更新时间: ['updateTime', ''],
  复核人: ['reviewUserName', ''],
  复核时间: ['reviewTime', ''],
  终审人: ['finalUserName', ''],
  终审时间: ['finalTime', ''],
  审核结果: ['auditResult', 'AUDIT_RESULT'],
  审核意见: ['reviewOpinion', ''],
  备注: ['remark', ''],
  版本号: ['version', 'int'],
  审批轨迹: ['auditTrail', 'APPROVAL_NODE'],
  附件: ['attachments', ''],
}

/** Registers an entity for GET /__mock/world and, with build, for POST /__mock/seed. */
export const entity = <Row extends object>(
  name: string,
  labels: EntityLabels,
  table: (world: World) => Table<Row>,
  build?: (world: World, part: Partial<Row>) => Row,
): Entity => ({
  ...labels,
  name,
  table: table as unknown as Entity['table'],
  ...(build ? { build: build as unknown as NonNullable<Entity['build']> } : {}),
})
