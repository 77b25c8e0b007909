import { isMoney } from '#domain/money.ts'
import { readDay, readInstant } from '#domain/readDay.ts'
import { baseLabels, type Entity, type FieldLabel } from '../entity.ts'
import type { World } from '../World.ts'
import type { Registry } from '../wiring.ts'
import { BadControl } from './body.ts'
import { nearestFirst } from './nearest.ts'

const CHINESE = /[\u4e00-\u9fff]/

/** These names, the most similar to what was written first. */
const listed = (wanted: string, names: readonly string[]): string =>
  nearestFirst(wanted, names, (one) => one).join('、')

/** What rows can be seeded of, by their Chinese names; the most similar first. */
const seedable = ({ entities }: Registry, wanted: string): string => {
  const labels = entities.flatMap(({ label, build }) => (label && build ? [label] : []))
  return listed(wanted, labels)
}

/** Entity name, or the Chinese label of the domain model → the entity. */
const resolveEntity = (registry: Registry, wanted: string): Entity => {
  const { entities } = registry
  const found = entities.find(({ name }) => name === wanted) ?? entities.find(({ label }) => label === wanted)
  if (found) return found
  throw new BadControl(`没有单据“${wanted}”。能写入的，最接近的在前：${seedable(registry, wanted)}`)
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

const convert = (registry: Registry, label: string, [field, kind]: FieldLabel, value: unknown): unknown => {
  if (value === null) return undefined
  if (kind === '' && typeof value === 'string' && value !== '') return convertMoment(label, field, value)
  if (kind === 'amt') {
    const amount = asText(value).replaceAll(/[,，元\s]/g, '')
    if (!isMoney(amount))
      throw new BadControl(`“${label}”应是金额，如 1,000,000.00，现在是“${asText(value)}”`)
    return amount.includes('.') ? amount.padEnd(amount.indexOf('.') + 3, '0') : `${amount}.00`
  }
  if (kind === 'bool') return value === true || value === 'Y' || value === '是' || value === 'true'
  if (kind === 'int') {
    if (!Number.isSafeInteger(Number(value)))
      throw new BadControl(`“${label}”应是整数，现在是“${asText(value)}”`)
    return Number(value)
  }
  if (kind.endsWith('[]')) {
    const list = Array.isArray(value) ? value : asText(value).split(/[、,，]/)
    return list.map((one) => convertDict(registry, label, kind.slice(0, -2), one))
  }
  return convertDict(registry, label, kind, value)
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/

/** A day or an instant, by the name of its field; any other text as it is. */
const convertMoment = (label: string, field: string, value: string): string => {
  if (field.endsWith('Date')) {
    const day = readDay(value)
    if (day === '') throw new BadControl(`“${label}”应是日期，如 2026-12-31，现在是“${value}”`)
    return day
  }
  if (!field.endsWith('Time')) return value
  // seconds are kept where they are written
  const instant = readInstant(value) || (INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? value : '')
  if (instant === '') throw new BadControl(`“${label}”应是时刻，如 2026-12-31 15:00，现在是“${value}”`)
  return instant
}

const convertDict = (registry: Registry, label: string, dictType: string, value: unknown): unknown => {
  const entries = registry.platform.dictionaries[dictType]
  if (typeof value !== 'string' || !entries) return value
  const found = entries.find(([, text]) => text === value)?.[0] ?? value
  if (entries.some(([known]) => known === found)) return found
  const texts = entries.map(([, text]) => text)
  throw new BadControl(`“${label}”没有取值“${value}”。可用的取值，最接近的在前：${listed(value, texts)}`)
}

/** Adds rows to a world; keys may be Chinese labels or field names, missing fields are generated. Returns the stored rows. */
export const seedRows = (
  world: World,
  wanted: string,
  rows: readonly Record<string, unknown>[],
): object[] => {
  const { registry } = world
  const entity = resolveEntity(registry, wanted)
  const { name, label = name, build } = entity
  if (!build)
    throw new BadControl(
      `“${label}”不能直接写入，请写入它所来自的单据（如电子凭证来自开立申请）。能写入的，最接近的在前：${seedable(registry, label)}`,
    )
  const fields = fieldsOf(entity)
  const parts = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => {
        const field = fields.get(key)
        if (!field) {
          const labels = [...fields.keys()].filter((one) => CHINESE.test(one))
          const known = listed(key, labels)
          throw new BadControl(`“${label}”没有字段“${key}”。可用的字段，最接近的在前：${known}`)
        }
        return [field[0], convert(registry, key, field, value)]
      }),
    ),
  )
  return parts.map((part) => build(world, part))
}
