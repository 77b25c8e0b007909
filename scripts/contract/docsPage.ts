import { escape, page, tile, tools } from '../html/page.ts'
import { merged, nameOf, type Operation, type Schema } from './contract.ts'
import type { Usage } from './usage.ts'

const BASES: Readonly<Record<string, string>> = { uaa: '/uaa' }
const base = (service: string): string => BASES[service] ?? '/api/web/corp'

interface Row {
  path: string
  type: string
  required: boolean
  about: string
}

const typeOf = (schema: Schema): string => {
  const type = [schema.type ?? (schema.properties ? 'object' : '')].flat().join(' | ')
  const words: Readonly<Record<string, string>> = {
    string: '文字',
    integer: '整数',
    number: '数',
    boolean: '是否',
    array: '列表',
    object: '结构',
    null: '空',
  }
  return type
    .split(' | ')
    .map((one) => words[one] ?? one)
    .join(' 或 ')
}

const limits = (schema: Schema): string =>
  [
    schema.minLength === undefined ? '' : `至少 ${schema.minLength} 字`,
    schema.maxLength === undefined ? '' : `至多 ${schema.maxLength} 字`,
    schema.minimum === undefined ? '' : `不小于 ${schema.minimum}`,
    schema.maximum === undefined ? '' : `不大于 ${schema.maximum}`,
    schema.maxItems === undefined ? '' : `至多 ${schema.maxItems} 项`,
    schema.pattern === undefined ? '' : `格式 ${schema.pattern}`,
    schema['x-sensitive'] ? '加密后送' : '',
  ]
    .filter(Boolean)
    .join('，')

const choices = (schema: Schema): string =>
  (schema.enum ?? [])
    .map((value, at) => `${String(value)} ${schema['x-enum-descriptions']?.[at] ?? ''}`.trim())
    .join('；')

function rowsOf(operation: Operation, schema: Schema, prefix = '', seen: readonly string[] = []): Row[] {
  const own = merged(operation.document, schema)
  const trail = schema.$ref ? [...seen, schema.$ref] : seen
  return Object.entries(own.properties ?? {}).flatMap(([name, property]): Row[] => {
    const inner = merged(operation.document, property)
    const item = inner.items && merged(operation.document, inner.items)
    const path = `${prefix}${name}${inner.items ? '[]' : ''}`
    const isOwnCopy = [property.$ref, inner.items?.$ref].some(
      (ref) => ref !== undefined && trail.includes(ref),
    )
    const nested = item?.properties ? (inner.items ?? {}) : inner.properties ? property : undefined
    return [
      {
        path,
        type: typeOf(inner),
        required: own.required?.includes(name) ?? false,
        about: [inner.description, limits(inner), choices(item ?? inner)].filter(Boolean).join('　'),
      },
      ...(nested && !isOwnCopy ? rowsOf(operation, nested, `${path}.`, trail) : []),
    ]
  })
}

const fieldTable = (rows: readonly Row[]): string =>
  rows.length === 0
    ? ''
    : `<table class="wide"><tr><th style="width:30%">字段</th><th>类型</th><th>必填</th><th>说明</th></tr>${rows
        .map(
          ({ path, type, required, about }) =>
            `<tr><td><code>${escape(path)}</code></td><td>${escape(type)}</td><td>${required ? '是' : ''}</td><td>${escape(about)}</td></tr>`,
        )
        .join('')}</table>`

const example = (value: unknown): string =>
  value === undefined ? '' : `<pre>${escape(JSON.stringify(value, undefined, 2))}</pre>`

function card(operation: Operation, usage: Usage | undefined): string {
  const { flags, request, response } = operation
  const address = base(operation.service) + operation.path
  const marks = [
    flags.query ? '查询' : '办理',
    flags.idempotent ? '带幂等键' : '',
    flags.public ? '免登录' : '',
    operation.isBinary ? '应答是文件' : '',
  ].filter(Boolean)
  const parameters = operation.parameters
    .filter(({ where }) => where !== 'header')
    .map(
      ({ name, where, required, description, schema }): Row => ({
        path: name,
        type: `${typeOf(schema)}（${where === 'path' ? '地址' : '查询串'}）`,
        required,
        about: description,
      }),
    )
  const needed = operation.parameters.filter(({ where, required }) => where === 'header' && required)
  const stale = flags.invalidates.map((id) => `<a href="#${escape(id)}">${escape(id)}</a>`).join('、')
  const fields = response
    ? fieldTable(rowsOf(operation, merged(operation.document, response).items ?? response))
    : ''
  const answer = operation.isBinary
    ? '<p>文件；失败时由 x-scf-error-code 与 x-scf-error-message 说明。</p>'
    : fields + example(operation.example.response)
  const used = [usage?.shell ? '门户外壳' : '', ...(usage?.pages ?? []).map(({ title }) => title)].filter(
    Boolean,
  )
  return `<details class="card" id="${escape(operation.id)}" data-find="${escape(operation.id)}" data-is="${flags.query ? 'query' : 'write'} ${operation.isBinary ? 'file' : ''}"><summary><code>${operation.method} ${escape(address)}</code><b>${escape(operation.summary)}</b>${marks.map((mark) => `<span class="tag">${mark}</span>`).join('')}</summary><div class="body">
<p><code>${escape(operation.id)}</code>　${escape(operation.description)}</p>
${parameters.length > 0 ? `<h3>参数</h3>${fieldTable(parameters)}` : ''}
<p>必带的<a href="#headers">请求头</a>：${needed.map(({ name }) => `<code>${escape(name)}</code>`).join(' ') || '没有'}</p>
${request ? `<h3>请求 ${escape(nameOf(request))}</h3>${fieldTable(rowsOf(operation, request))}${example(operation.example.request)}` : ''}
<h3>应答</h3>${answer}
${stale ? `<p>成功后失效：${stale}</p>` : ''}
<p class="faint">页面：${escape(used.join('、') || '还没有')}　处理器：${escape(usage?.handler || '还没有')}　场景：${usage?.features.length ?? 0} 份</p></div></details>`
}

/** The headers of all operations, each told once; what an operation must have is in its card. */
function headerTable(operations: readonly Operation[]): string {
  const headers = operations.flatMap(({ parameters }) => parameters.filter(({ where }) => where === 'header'))
  const rows = [...Map.groupBy(headers, ({ name }) => name)].map(
    ([path, [first, ...others]]): Row => ({
      path,
      type: [typeOf(first?.schema ?? {}), limits(first?.schema ?? {})].filter(Boolean).join('，'),
      required: [first, ...others].some((one) => one?.required),
      about: first?.description ?? '',
    }),
  )
  return `<section id="headers"><h2>请求头</h2><p>哪个操作必带哪些，写在它的卡片里。</p>${fieldTable(rows)}</section>`
}

/**
 * The API reference: one page, by service and tag, searchable, with fields, examples and who uses what; refers to
 * nothing outside.
 */
export function docsPage(operations: readonly Operation[], usage: ReadonlyMap<string, Usage>): string {
  const groups = [...Map.groupBy(operations, ({ service, tag }) => `${service}/${tag}`)]
  const about = ({ document, tag }: Operation): string =>
    document.tags?.find(({ name }) => name === tag)?.description ?? ''
  const side = [...Map.groupBy(groups, ([name]) => name.split('/')[0] ?? '')].map(
    ([service, members]) =>
      `<h2>${escape(service)}</h2>${members.map(([name, own]) => `<a href="#${escape(name)}">${escape(name.split('/')[1])}<span>${own.length}</span></a>`).join('')}`,
  )
  const body = groups.map(
    ([name, own]) =>
      `<section data-group id="${escape(name)}"><h2>${escape(name)} <span class="faint">${escape(own[0] ? about(own[0]) : '')}</span></h2>${own.map((one) => card(one, usage.get(one.id))).join('')}</section>`,
  )
  const queries = operations.filter(({ flags }) => flags.query).length
  return page({
    name: 'api.html',
    title: '接口参考',
    side: side.join(''),
    content: `<h1>接口参考</h1><p class="lead">由 openapi/ 生成。应答都装在信封 { code, message, data } 里，下面列的是 data 的字段；请求头所有操作一样，列在最前。</p>
<div class="tiles">${tile(operations.length, '操作')}${tile(queries, '查询')}${tile(operations.length - queries, '办理与文件')}</div>
${tools('搜索地址、名称、字段', [
  ['', '全部'],
  ['query', '查询'],
  ['write', '办理'],
  ['file', '文件'],
])}${headerTable(operations)}${body.join('')}`,
  })
}
