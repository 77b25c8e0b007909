import { isMoney } from '#domain/money.ts'
import { dictionaries, dictValue } from '../portal/dictionary/dictionaries.ts'
import { type Entity, entityNames, findEntity } from './entities.ts'
import { baseLabels, entityLabels, type FieldLabel } from './labels.ts'
import type { World } from './World.ts'

/** A control call that makes no sense: HTTP 400 with a text that lists what exists. */
export class BadControl extends Error {}

/** Entity name, or the Chinese label of the domain model → the entity. */
export const resolveEntity = (wanted: string): { name: string; entity: Entity } => {
  const name = findEntity(wanted)
    ? wanted
    : Object.entries(entityLabels).find(([, { label }]) => label === wanted)?.[0]
  const entity = name === undefined ? undefined : findEntity(name)
  if (name === undefined || !entity) {
    const known = entityNames().map((one) =>
      entityLabels[one] ? `${one}（${entityLabels[one].label}）` : one,
    )
    throw new BadControl(`没有实体“${wanted}”。可用的实体：${known.join('、')}`)
  }
  return { name, entity }
}

/** Fields that are stored beside those of the domain model. */
const EXTRA: Readonly<Record<string, readonly string[]>> = {
  '*': ['createUserId', 'reviewUserId', 'finalUserId'],
  Corp: ['corpId', 'finalThreshold', 'resignAgreements'],
  User: ['corpId', 'personaCode'],
  BankAccount: ['accountId', 'corpId'],
  Limit: ['corpId'],
  Counterparty: ['counterpartyCorpId', 'contactName', 'contactPhone', 'inviteCode'],
  IssueApplication: ['receiverCorpId', 'voucherNo', 'invoiceNos', 'payAccountId', 'interestBearer'],
  ThirdIssueApplication: [
    'corpId',
    'receiverName',
    'faceAmount',
    'promisePayDate',
    'contractNo',
    'payAccountId',
  ],
  TradeContract: ['corpId', 'contractNo', 'contractAmount'],
  Invoice: ['corpId', 'contractNo'],
  PlatformBill: ['corpId', 'feeType', 'bizNo'],
  Message: ['messageId', 'corpId', 'userId', 'roleCodes', 'readBy', 'bizNo'],
  Announcement: ['announceId'],
  HelpArticle: ['helpId'],
}

/** Labels of fields that several entities share but the model writes down only once. */
const SHARED: Readonly<Record<string, Readonly<Record<string, FieldLabel>>>> = {
  TradeContract: { 合同编号: ['contractNo', ''], 合同金额: ['contractAmount', 'amt'] },
  Invoice: { 合同编号: ['contractNo', ''] },
}

const fieldsOf = (name: string): Map<string, FieldLabel> => {
  const labels = { ...baseLabels, ...entityLabels[name]?.fields, ...SHARED[name] }
  const known = new Map(Object.entries(labels))
  for (const field of Object.values(labels)) known.set(field[0], field)
  for (const field of [...EXTRA['*']!, ...(EXTRA[name] ?? [])])
    if (!known.has(field)) known.set(field, [field, ''])
  return known
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const convert = (label: string, [, kind]: FieldLabel, value: unknown): unknown => {
  if (value === null) return undefined
  if (kind === 'amt') {
    const amount = asText(value).replaceAll(/[,，元\s]/g, '')
    if (!isMoney(amount)) throw new BadControl(`${label} 应是金额，如 1000000.00，现在是“${asText(value)}”`)
    return amount.includes('.') ? amount.padEnd(amount.indexOf('.') + 3, '0') : `${amount}.00`
  }
  if (kind === 'bool') return value === true || value === 'Y' || value === '是' || value === 'true'
  if (kind === 'int') return Number(value)
  if (kind.endsWith('[]')) {
    const list = Array.isArray(value) ? value : asText(value).split(/[、,，]/)
    return list.map((one) => convertDict(label, kind.slice(0, -2), one))
  }
  return kind ? convertDict(label, kind, value) : value
}

const convertDict = (label: string, dictType: string, value: unknown): unknown => {
  const entries = dictionaries[dictType]
  if (typeof value !== 'string' || !entries) return value
  const found = dictValue(dictType, value)
  if (entries.some(([known]) => known === found)) return found
  throw new BadControl(
    `${label} 没有取值“${value}”。可用的取值：${entries.map(([key, text]) => `${text}（${key}）`).join('、')}`,
  )
}

/** Adds rows to a world; keys may be Chinese labels or field names, what is left out is built. Answers the stored rows. */
export const seedRows = (
  world: World,
  wanted: string,
  rows: readonly Record<string, unknown>[],
): object[] => {
  const { name, entity } = resolveEntity(wanted)
  const { build } = entity
  if (!build) throw new BadControl(`${name} 不能直接写入，请写入它所来自的单据（如电子凭证来自开立申请）`)
  const fields = fieldsOf(name)
  const parts = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => {
        const field = fields.get(key)
        if (!field) {
          const known = [...fields.keys()].filter((one) => /[\u4e00-\u9fa5]/.test(one))
          throw new BadControl(`${name} 没有字段“${key}”。可用的字段：${known.join('、')}`)
        }
        return [field[0], convert(key, field, value)]
      }),
    ),
  )
  return parts.map((part) => build(world, part))
}
