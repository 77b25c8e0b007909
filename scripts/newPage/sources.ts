import { merged, nameOf, type Operation, type Schema } from '../contract/contract.ts'
import {
  businessOf,
  chosen,
  DAY,
  type Field,
  fieldsOf,
  INSTANT,
  keyOf,
  MONEY,
  type Plan,
  RATE,
} from './fields.ts'
import { titleIn } from './names.ts'

const MOST = 8

/** Tag of the contract → directory name of the generated code. */
export const kebab = (text: string): string => text.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** The structure of a row of the list. */
export function itemOf(operation: Operation): Schema | undefined {
  const answer = operation.response && merged(operation.document, operation.response)
  const list = answer?.properties?.['list']
  return list && merged(operation.document, list).items
}

function column({ name, title, type, dict }: Field): string | undefined {
  const at = `'${name}', '${title}'`
  if (dict) return `is.dict(${at}, '${dict}')`
  if (type === 'integer' || type === 'number') return `is.number(${at})`
  if (type === 'boolean') return `is.bool(${at})`
  if (type !== 'string') return undefined
  if (MONEY.test(name)) return `is.money(${at}, { sort: true })`
  if (RATE.test(name)) return `is.rate(${at})`
  if (DAY.test(name)) return `is.date(${at})`
  if (INSTANT.test(name)) return `is.instant(${at})`
  return name.endsWith('No') ? `is.code(${at})` : name.endsWith('Id') ? undefined : `is.text(${at})`
}

function conditions(plan: Plan): string[] {
  const fields = plan.operation.request ? fieldsOf(plan, plan.operation.request) : []
  const names = new Set(fields.map(({ name }) => name))
  return fields.flatMap(({ name, title, type, dict }) => {
    const stem = name.replace(/From$/, '')
    const label = title.replace(/(下限|起|开始|自)$/, '')
    if (name.endsWith('From') && names.has(`${stem}To`)) {
      if (type === 'integer') return [`filter.days('${stem}', '${label}')`]
      const kind = DAY.test(stem) || INSTANT.test(stem) ? 'dates' : MONEY.test(stem) ? 'money' : ''
      return kind ? [`filter.${kind}('${stem}', '${label}')`] : []
    }
    if (name.endsWith('To') && names.has(`${name.slice(0, -2)}From`)) return []
    if (dict) return [`filter.dict('${name}', '${title}', '${dict}')`]
    return type === 'string' ? [`filter.text('${name}', '${title}')`] : []
  })
}

/** The list page: conditions, columns and data, the way its neighbours are. */
export function pageSource(plan: Plan): string {
  const { operation, component, title } = plan
  const item = itemOf(operation)
  const row = nameOf(item)
  const query = nameOf(operation.request)
  const fields = item ? fieldsOf(plan, item) : []
  const key = keyOf(fields)
  const columns = chosen(key, businessOf(fields)).flatMap((field) => column(field) ?? [])
  const hook = `use${upper(operation.id)}`
  const model = `#api/generated/${operation.service}/model/index.ts`
  const tag = kebab(operation.tag)
  return `import type { ${[row, query].toSorted().join(', ')} } from '${model}'
import { ${hook} } from '#api/generated/${operation.service}/${tag}/${tag}.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const filter = filters<${query}>()
const conditions = [
${conditions(plan)
  .slice(0, MOST)
  .map((one) => `  ${one},`)
  .join('\n')}
]
const is = column<${row}>()
const columns = [
${columns.map((one) => `  ${one},`).join('\n')}
]

/** ${title}：${operation.summary}。 */
export default function ${component}() {
  const page = useListPage(${hook}, { conditions })
  return (
    <ListCard {...page} label="${title}" columns={columns} rowKey="${key?.name ?? ''}" guidance="没有符合条件的记录" />
  )
}
`
}

/**
 * The handlers of a tag: queries read from the world, the rest cannot be done yet; the compiler checks fields and
 * types.
 */
export function handlerSource(plan: Plan, operations: readonly Operation[], hasTable: boolean): string {
  const { operation, path } = plan
  const tag = kebab(operation.tag)
  const row = nameOf(itemOf(operation))
  const others = operations.filter(({ id }) => id !== operation.id)
  const allow = operations.map(({ id }) => `${id}: [PAGE]`).join(', ')
  return `import type { ${row} } from '#api/generated/${operation.service}/model/index.ts'
import * as msw from '../../generated/${operation.service}/${tag}/${tag}.msw.ts'
import type * as operations from '#api/generated/${operation.service}/${tag}/${tag}.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
${others.length > 0 ? "import { notFound } from '../../kernel/errors.ts'\n" : ''}import { answerPage } from '../../kernel/list.ts'

const PAGE = '${path}'

/** The rows of this enterprise. */
const mine = (${hasTable ? '{ world, corp }' : '_'}: Context): ${row}[] => ${hasTable ? `world.${operation.tag}.where((row) => row.corpId === corp.corpId)` : '[]'}

export default defineTag<typeof msw, typeof operations>({ msw, allow: { ${allow} } })({
  ${operation.id}: (ctx, query) => answerPage(mine(ctx), query, { view: (row) => row }),
${others.map(({ id, summary }) => `  ${id}: () => {\n    throw notFound('${titleIn(summary, id)}')\n  },`).join('\n')}
})
`
}

/** One more flow's handlers in family.ts. */
export const withHandlers = (family: string, flow: string): string =>
  `import ${flow}Handlers from './${flow}/handlers.ts'\n${family.replace('handlers: [', `handlers: [${flow}Handlers, `)}`

/** The feature file: whoever has the right can open the page, and the list is there. */
export const featureSource = (plan: Plan, tag: string): string => `# language: zh-CN
@${tag}
功能: ${plan.title}

  背景:
    假如 我以"all-access"登录
    当 我打开"${plan.title}"页面

  场景: ${plan.title}可以打开并重置条件
    当 我重置查询条件
    那么 应进入"${plan.title}"页面
`
