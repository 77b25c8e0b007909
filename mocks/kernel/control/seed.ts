import { isMoney } from '#domain/money.ts'
import { baseLabels, type Entity, type FieldLabel } from '../entity.ts'
import type { World } from '../World.ts'
import type { Registry } from '../wiring.ts'
import { BadControl } from './body.ts'
import { nearestFirst } from './nearest.ts'

/** Entity name, or the Chinese label of the domain model → the entity. */
const resolveEntity = ({ entities }: Registry, wanted: string): Entity => {
  const found = entities.find(({ name }) => name === wanted) ?? entities.find(({ label }) => label === wanted)
  if (found) return found
  const known = nearestFirst(wanted, entities, ({ name, label }) => label ?? name).map(({ name, label }) =>
    label ? `${label}（${name}）` : name,
  )
  throw new BadControl(`没有实体“${wanted}”。可用的实体：${known.join('、')}`)
}

/** Fields that are stored in every document in addition to those of the domain model. */
const EXTRA = ['createUserId', 'reviewUserId', 'finalUserId']

const fieldsOf = ({ fields, extra = [] }: Entity): Map<string, FieldLabel> => {
  const labels = { ...baseLabels, ...fields }
  const known = new Map(Object.entries(labels))
  for (const field of Object.values(labels)) known.set(field[0], field)
  for (const field of [...EXTRA, ...extra]) if (!known.has(field)) known.set(field, [field, ''])
  return known
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const convert = (registry: Registry, label: string, [, kind]: FieldLabel, value: unknown): unknown => {
  if (value === null) return undefined
  if (kind === 'amt') {
    const amount = asText(value).replaceAll(/[,，元\s]/g, '')
    if (!isMoney(amount)) throw new BadControl(`${label} 应是金额，如 1000000.00，现在是“${asText(value)}”`)
    return amount.includes('.') ? amount.padEnd(amount.indexOf('.') + 3, '0') : `${amount}.00`
  }
  if (kind === 'bool') return value === true || value === 'Y' || value === '是' || value === 'true'
  if (kind === 'int') {
    if (!Number.isSafeInteger(Number(value)))
      throw new BadControl(`${label} 应是整数，现在是“${asText(value)}”`)
    return Number(value)
  }
  if (kind.endsWith('[]')) {
    const list = Array.isArray(value) ? value : asText(value).split(/[、,，]/)
    return list.map((one) => convertDict(registry, label, kind.slice(0, -2), one))
  }
  return kind ? convertDict(registry, label, kind, value) : value
}

const convertDict = (registry: Registry, label: string, dictType: string, value: unknown): unknown => {
  const entries = registry.platform.dictionaries[dictType]
  if (typeof value !== 'string' || !entries) return value
  const found = entries.find(([, text]) => text === value)?.[0] ?? value
  if (entries.some(([known]) => known === found)) return found
  throw new BadControl(
    `${label} 没有取值“${value}”。可用的取值：${entries.map(([key, text]) => `${text}（${key}）`).join('、')}`,
  )
}

/** Adds rows to a world; keys may be Chinese labels or field names, missing fields are generated. Returns the stored rows. */
export const seedRows = (
  world: World,
  wanted: string,
  rows: readonly Record<string, unknown>[],
): object[] => {
  const { registry } = world
  const entity = resolveEntity(registry, wanted)
  const { name, build } = entity
  if (!build) throw new BadControl(`${name} 不能直接写入，请写入它所来自的单据（如电子凭证来自开立申请）`)
  const fields = fieldsOf(entity)
  const parts = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => {
        const field = fields.get(key)
        if (!field) {
          const labels = [...fields.keys()].filter((one) => /[\u4e00-\u9fa5]/.test(one))
          const known = nearestFirst(key, labels, (one) => one)
          throw new BadControl(`${name} 没有字段“${key}”。可用的字段：${known.join('、')}`)
        }
        return [field[0], convert(registry, key, field, value)]
      }),
    ),
  )
  return parts.map((part) => build(world, part))
}
