// The contract of a new flow: a page of the list, the detail, a submission and a review.
import { FAMILIES } from '../families.ts'
import type { FlowNames } from './names.ts'

const operation = (
  id: string,
  tag: string,
  lines: readonly string[],
  request: string,
  answer: string,
): string => `${id}:
  post:
    operationId: ${id}
    tags: [${tag}]
${lines.map((line) => `    ${line}\n`).join('')}    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '${request}' }
    responses:
      '200':
        description: 成功或业务失败
        content:
          application/json:
            schema: { $ref: '${answer}' }
`

/** Of an enterprise that may not act. */
const OPERATING = 'CORP_FROZEN, NOT_AUTHENTICATED, PRODUCT_NOT_OPENED'

const COMMON = '../../common.yaml#/components/schemas'
const own = (name: string): string => `#/components/schemas/${name}`

/** openapi/corp/<family>/<file>.yaml. */
export const contractSource = ({ title, code, stem, type, types, tag }: FlowNames): string => {
  const invalidates = `x-invalidates: [page${types}, ${stem}Detail]`
  const operations = [
    operation(
      `page${types}`,
      tag,
      [`summary: 分页查询${title}`, 'description: 只返回本企业的', 'x-query: true'],
      own(`${type}Query`),
      own(`${type}PageResult`),
    ),
    operation(
      `${stem}Detail`,
      tag,
      [
        `summary: 查看一份${title}`,
        'description: 含审核轨迹；别家的当作不存在',
        'x-query: true',
        'x-codes: [NOT_FOUND]',
      ],
      own(`${type}NoRequest`),
      own(`${type}Result`),
    ),
    operation(
      `submit${type}`,
      tag,
      [
        `summary: 提交${title}复核（T-${code}-01）`,
        'description: 由经办提交，复核人随即收到待办；被驳回的改好可以再提交',
        invalidates,
        'x-idempotent: true',
        `x-codes: [${OPERATING}, NOT_FOUND, ROLE, FORMAT]`,
      ],
      own(`${type}Form`),
      own(`${type}Result`),
    ),
    operation(
      `review${types}`,
      tag,
      [
        `summary: ${title}复核（T-${code}-02、03）`,
        'description: 逐份成败，不复核自己提交的；驳回须写意见',
        invalidates,
        'x-idempotent: true',
        `x-codes: [${OPERATING}]`,
      ],
      `${COMMON}/ReviewRequest`,
      `${COMMON}/BatchOutcomeResult`,
    ),
  ]
  return `# ${title}（${code}）：经办提交，复核通过后生效；驳回的改好可以再提交。
${operations.join('\n')}
components:
  schemas:
    ${type}Query:
      description: ${title}的查询条件
      type: object
      required: [pageCond]
      properties:
        pageCond: { $ref: '${COMMON}/PageCond', description: 页码 }
        sort: { $ref: '${COMMON}/Sort', description: 排序 }
        ${stem}No: { type: string, description: ${title}编号 }
        ${stem}Status: { $ref: '${own(`${type}Status`)}', description: ${title}状态 }
    ${type}NoRequest:
      description: 按编号查询
      type: object
      required: [${stem}No]
      properties:
        ${stem}No: { type: string, description: ${title}编号 }
    ${type}Form:
      description: ${title}的填写内容
      type: object
      required: [${stem}Amount]
      properties:
        ${stem}No: { type: string, description: ${title}编号，新增时没有 }
        version: { type: integer, minimum: 0, description: 看到的版本号，新增时没有 }
        ${stem}Amount: { $ref: '${COMMON}/Money', description: ${title}金额 }
        remark: { type: string, maxLength: 200, description: 备注 }
    ${type}:
      description: ${title}
      allOf:
        - $ref: '${COMMON}/DocumentBase'
        - type: object
          required: [${stem}No, ${stem}Amount, ${stem}Status]
          properties:
            ${stem}No: { type: string, description: ${title}编号 }
            ${stem}Amount: { $ref: '${COMMON}/Money', description: ${title}金额 }
            ${stem}Status: { $ref: '${own(`${type}Status`)}', description: ${title}状态 }
    ${type}Result:
      description: ${title}的应答
      allOf:
        - $ref: '${COMMON}/Envelope'
        - type: object
          required: [data]
          properties:
            data: { $ref: '${own(type)}', description: 内容 }
    ${type}Page:
      description: ${title}列表
      type: object
      required: [list, pageCond, summary]
      properties:
        list:
          type: array
          description: 本页记录
          items: { $ref: '${own(type)}' }
        pageCond: { $ref: '${COMMON}/PageInfo', description: 分页 }
        summary: { $ref: '${COMMON}/Summary', description: 当前筛选合计 }
    ${type}PageResult:
      description: ${title}列表的应答
      allOf:
        - $ref: '${COMMON}/Envelope'
        - type: object
          required: [data]
          properties:
            data: { $ref: '${own(`${type}Page`)}', description: 内容 }
    ${type}Status:
      type: string
      description: ${title}状态
      enum: [PENDING_REVIEW, EFFECTIVE, REJECTED]
      x-enum-descriptions: [待复核, 已生效, 已驳回]
`
}

/** openapi/corp/openapi.yaml with the tag and its addresses. */
export function withTag(
  contents: string,
  { family, title, stem, type, types, tag, file, kebab }: FlowNames,
): string {
  const entry = `  - { name: ${tag}, description: ${title} }\n`
  const address = (action: string, operationId: string): string =>
    `  /v1/${kebab}/${action}: { $ref: ${family}/${file}.yaml#/${operationId} }\n`
  const addresses = [
    `  # ── ${title} ${tag} ──\n`,
    address('page', `page${types}`),
    address('detail', `${stem}Detail`),
    address('submit', `submit${type}`),
    address('review', `review${types}`),
  ]
  const group = FAMILIES[family] ?? family
  // the tag joins its family twice: where it is told, and in the group that the readers of the contract see
  const told = contents.replace(
    new RegExp(`(^  # ── ${group} ${family} ──\n(?:  - .*\n)+)`, 'm'),
    (tags) => tags + entry,
  )
  const grouped = told.replace(
    new RegExp(`(^  - name: ${group}\n    tags:\n(?:      - .*\n)+)`, 'm'),
    (tags) => `${tags}      - ${tag}\n`,
  )
  return `${grouped.trimEnd()}\n${addresses.join('')}`
}
