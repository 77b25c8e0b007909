// The folder of a new flow in the mock: its table, guards, effects, answers, rows and seed, and what it brings along.
import type { FlowNames } from './names.ts'

const head = (says: string, { code, title }: FlowNames): string => `// ${code} ${title}${says}\n`

const transitions = (names: FlowNames): string => {
  const { code, title, stem, type, dict, duty } = names
  const roles = [duty.director, duty.operator].toSorted().join(', ')
  return `${head('。', names)}import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlyMaker } from '../../kernel/guards.ts'
import { ${roles} } from '../../kernel/roles.ts'
import type { ${type}Row } from './rows.ts'

const review = {
  from: ['PENDING_REVIEW'],
  who: ${duty.director},
  by: 'REVIEW',
  guards: [notMaker],
} as const

export const ${stem}Flow = flow<${type}Row>()(
  { code: '${code}', title: '${title}', entity: '${type}', field: '${stem}Status', dict: '${dict}' },
  {
    'T-${code}-01': {
      from: [NEW, 'REJECTED'],
      event: '提交复核',
      to: 'PENDING_REVIEW',
      who: ${duty.operator},
      by: 'SUBMIT',
      guards: [onlyMaker],
    },
    'T-${code}-02': { event: '复核通过', to: 'EFFECTIVE', result: 'PASS', ...review },
    'T-${code}-03': { event: '复核驳回', to: 'REJECTED', result: 'REJECT', ...review },
  },
)
`
}

const rules = (
  names: FlowNames,
): string => `${head('的条件：填得对不对，谁这时候不能办。', names)}import { compare } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'

/** 金额须大于零。 */
export const needAmount = (amount: string): void => {
  if (compare(amount, '0') <= 0) throw new BusinessError('FORMAT', '${names.title}金额须大于零')
}
`

const flow = (names: FlowNames): string => {
  const { code, title, stem, type, tag, duty } = names
  return `${head('的效果。', names)}import { add } from '#domain/money.ts'
import type { ${type}Form } from '#api/generated/corp/model/index.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { reviewOf } from '../../kernel/review.ts'
import { ${duty.director} } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { ${type}Row } from './rows.ts'
import { needAmount } from './rules.ts'
import { ${stem}Flow } from './transitions.ts'

const filled = ({ ${stem}Amount, remark }: ${type}Form) => ({
  ${stem}Amount: add(${stem}Amount, '0.00'),
  ...(remark && { remark }),
})

const begun = (world: World, actor: Actor, form: ${type}Form): ${type}Row => {
  const ${stem}No = world.ids.next('${code}', world.today())
  return world.${tag}.put({
    ...${stem}Flow.begin(world, 'T-${code}-01', ${stem}No, actor),
    ...filled(form),
    ${stem}No,
    ${stem}Status: 'PENDING_REVIEW',
  })
}

const corrected = (world: World, row: ${type}Row, actor: Actor, form: ${type}Form): ${type}Row => {
  ${stem}Flow.check(world, row, 'T-${code}-01', actor, form.version)
  ${stem}Flow.step(world, row, 'T-${code}-01', actor)
  forgetReview(row)
  return Object.assign(row, filled(form))
}

/** T-${code}-01 提交复核：新的一份，或驳回之后改好的那一份。 */
export const submit${type} = (
  world: World,
  rejected: ${type}Row | undefined,
  actor: Actor,
  form: ${type}Form,
): ${type}Row => {
  needAmount(form.${stem}Amount)
  const row = rejected ? corrected(world, rejected, actor, form) : begun(world, actor, form)
  row.submitTime = world.now()
  world.notify({
    corpId: row.corpId,
    roleCodes: [${duty.director}],
    messageType: 'TODO',
    messageTitle: '有新的${title}待复核',
    messageContent: \`\${row.${stem}No}，金额\${row.${stem}Amount}元\`,
    bizNo: row.${stem}No,
  })
  return row
}

/** T-${code}-02 复核通过；T-${code}-03 复核驳回。通过、驳回之后还要做的，写在 passed、rejected 里。 */
export const review${type} = reviewOf(${stem}Flow, { pass: 'T-${code}-02', reject: 'T-${code}-03' })
`
}

const handlers = (names: FlowNames): string => {
  const { stem, type, types, tag, kebab, duty } = names
  const product = duty.product ? `'${duty.product}'` : ''
  return `${head('的应答。页面有了，用 allow 写明哪一页的权限可以调用。', names)}import type * as operations from '#api/generated/corp/${kebab}/${kebab}.ts'
import * as msw from '../../generated/corp/${kebab}/${kebab}.msw.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { review${type}, submit${type} } from './flow.ts'
import { ${stem}View } from './view.ts'

const need = (ctx: Context, ${stem}No: string) => ownedBy(ctx, ctx.world.${tag}.need(${stem}No))

export default defineTag<typeof msw, typeof operations>({ msw })({
  page${types}: (ctx, query) =>
    answerPage(
      ctx.world.${tag}.where((row) => row.corpId === ctx.corp.corpId),
      query,
      { view: (row) => ${stem}View(ctx, row), amount: '${stem}Amount' },
    ),

  ${stem}Detail: (ctx, { ${stem}No }) => ${stem}View(ctx, need(ctx, ${stem}No)),

  submit${type}(ctx, form) {
    ctx.needActive(${product})
    const rejected = form.${stem}No === undefined ? undefined : need(ctx, form.${stem}No)
    return ${stem}View(ctx, submit${type}(ctx.world, rejected, actorOf(ctx), form))
  },

  review${types}: (ctx, request) =>
    decideEach(ctx, request, {
      view: ${stem}View,
${product ? `      product: ${product},\n` : ''}      need,
      review: review${type},
    }),
})
`
}

const view = (names: FlowNames): string => {
  const { stem, type } = names
  return `${head('给人看的样子。', names)}import type { ${type} } from '#api/generated/corp/model/index.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import type { ${type}Row } from './rows.ts'
import { ${stem}Flow } from './transitions.ts'

const waiting = (row: ${type}Row): Pick<${type}, 'nextActor' | 'stateReason'> => {
  switch (row.${stem}Status) {
    case 'PENDING_REVIEW':
      return { nextActor: '复核', stateReason: \`\${row.createUserName}已提交，等待复核\` }
    case 'REJECTED':
      return { nextActor: row.createUserName, stateReason: \`驳回意见：\${row.reviewOpinion}\` }
    default:
      return { stateReason: '复核通过，已生效' }
  }
}

/** 存储的字段，加上当前用户可做的操作与下一步。 */
export const ${stem}View = (ctx: Context, row: ${type}Row): ${type} =>
  present({
    ...row,
    createUserId: undefined,
    reviewUserId: undefined,
    finalUserId: undefined,
    attachments: undefined,
    ...waiting(row),
    actions: ${stem}Flow.offer(ctx, row),
  })
`
}

const rows = ({
  title,
  type,
}: FlowNames): string => `import type { ${type} } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** ${title}，存储的样子：应答里由此算出的字段不存。 */
export type ${type}Row = StoredDocument<${type}>
`

const seed = (names: FlowNames): string => {
  const { code, title, stem, type, tag, duty } = names
  return `${head('的样例。', names)}import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import type { ${type}Row } from './rows.ts'

/** 一份${title}；未给的部分补上。 */
export const build${type} = (world: World, part: Partial<${type}Row>): ${type}Row => {
  const corpId = part.corpId ?? CORPS.${duty.corp}
  const ${stem}No = part.${stem}No ?? world.ids.next('${code}', world.today())
  const ${stem}Status = part.${stem}Status ?? 'PENDING_REVIEW'
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const checker = userWith(world, corpId, 'POST_DIRECTOR')
  const { corpName } = world.corps.need(corpId)
  const time = part.createTime ?? world.now()
  const passed = ${stem}Status === 'EFFECTIVE'
  const decided = ${stem}Status !== 'PENDING_REVIEW'
  const operator = { node: 'OPERATOR', operatorName: maker.personName, corpName, time } as const
  const director = { node: 'DIRECTOR', operatorName: checker.personName, corpName, time } as const
  return world.${tag}.put({
    corpId,
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: time,
    submitTime: time,
    ...(decided && { reviewUserId: checker.userId, reviewUserName: checker.personName, reviewTime: time }),
    ...(${stem}Status === 'REJECTED' && { reviewOpinion: '请核对金额' }),
    version: 0,
    auditTrail: [
      { ...operator, event: '提交复核' },
      ...(decided
        ? [
            {
              ...director,
              event: passed ? '复核通过' : '复核驳回',
              result: passed ? 'PASS' : 'REJECT',
            },
          ]
        : []),
    ],
    ${stem}Amount: '1000000.00',
    ...part,
    id: ${stem}No,
    ${stem}No,
    ${stem}Status,
  })
}
`
}

const room = (names: FlowNames): string => {
  const { title, flow: name, stem, type, tag, dict } = names
  return `${head('带到后台来的一切；删掉这个文件夹与家族里的一项，就没有它了。', names)}import { entity } from '../../kernel/entity.ts'
import { Table } from '../../kernel/Table.ts'
import type { Room } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import type { ${type}Row } from './rows.ts'
import { build${type} } from './seed.ts'
import { ${stem}Flow } from './transitions.ts'

const tables = () => ({ ${tag}: new Table<${type}Row>('${stem}No', '${title}') })

declare module '../../kernel/World.ts' {
  interface World extends Readonly<ReturnType<typeof tables>> {}
}

/** 控制接口里的中文名称与字段名。 */
const labels = {
  label: '${title}',
  fields: {
    ${title}编号: ['${stem}No', ''],
    ${title}金额: ['${stem}Amount', 'amt'],
    ${title}状态: ['${stem}Status', '${dict}'],
  },
} as const

export const ${name}Room: Room = {
  flows: [${stem}Flow],
  tables,
  entities: [entity('${type}', labels, (world) => world.${tag}, build${type})],
  handlers: [handlers],
}
`
}

/** The files of the folder by name. */
export const roomSources = (names: FlowNames): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ transitions, rules, flow, handlers, view, rows, seed, room }).map(([name, source]) => [
      `${name}.ts`,
      source(names),
    ]),
  )

/** The family's file with one room more. */
export function withRoom(text: string, { flow: name }: FlowNames): string {
  const line = `import { ${name}Room } from './${name}/room.ts'\n`
  const imported = text.replace(/^(?=import )/m, () => line)
  return /\n {2}rooms: \[/.test(imported)
    ? imported.replace(/\n {2}rooms: \[/, (found) => `${found}${name}Room, `)
    : imported.replace(/(: Family = \{\n)/, (found) => `${found}  rooms: [${name}Room],\n`)
}

/** The test of the flow: the three transitions, over the calls that the portal makes. */
export const testSource = (names: FlowNames): string => {
  const { code, title, stem, type, tag, kebab, duty } = names
  const [operator, director] = duty.personas
  return `${head('：提交、复核通过、驳回之后再提交。', names)}import { beforeEach, describe, expect, it } from 'vitest'
import type { ${type} } from '#api/generated/corp/model/index.ts'
import { Desk, type Outcome } from '../Desk.ts'

const PATH = '/v1/${kebab}'

let desk: Desk
beforeEach(async () => {
  desk = await Desk.open()
})

const submit = (form: object = {}) =>
  desk.done<${type}>('${operator}', \`\${PATH}/submit\`, { ${stem}Amount: '5000.00', ...form })
const review = async (documentNo: string, verdict: object): Promise<Outcome> => {
  const { version } = desk.world.${tag}.need(documentNo)
  const body = { items: [{ documentNo, version }], ...verdict }
  const { results } = await desk.done<{ results: Outcome[] }>('${director}', \`\${PATH}/review\`, body)
  return results[0]!
}
const seen = (persona: '${operator}' | '${director}', ${stem}No: string) =>
  desk.done<${type}>(persona, \`\${PATH}/detail\`, { ${stem}No })

describe('${title}', () => {
  it('T-${code}-01 提交，T-${code}-02 复核通过即生效', async () => {
    const { ${stem}No, actions } = await submit()
    expect(actions).toEqual([])
    expect((await seen('${director}', ${stem}No)).actions).toEqual([{ code: 'REVIEW', enabled: true }])
    expect(await review(${stem}No, { decision: 'PASS' })).toMatchObject({ success: true })
    expect(await seen('${operator}', ${stem}No)).toMatchObject({ ${stem}Status: 'EFFECTIVE', actions: [] })
    const { list } = await desk.done<{ list: ${type}[] }>('${operator}', \`\${PATH}/page\`, {
      pageCond: { pageNo: 1, pageSize: 10 },
      ${stem}Status: 'EFFECTIVE',
    })
    expect(list.map((row) => row.${stem}No)).toEqual([${stem}No])
  })

  it('T-${code}-03 驳回须写意见，改好可以再提交', async () => {
    const { ${stem}No } = await submit()
    expect(await review(${stem}No, { decision: 'REJECT' })).toMatchObject({ success: false })
    expect(await review(${stem}No, { decision: 'REJECT', reviewOpinion: '金额不符' })).toMatchObject({
      success: true,
    })
    const { version, actions } = await seen('${operator}', ${stem}No)
    expect(actions).toEqual([{ code: 'SUBMIT', enabled: true }])
    expect(await submit({ ${stem}No, version, ${stem}Amount: '4000.00' })).toMatchObject({
      ${stem}Status: 'PENDING_REVIEW',
      ${stem}Amount: '4000.00',
    })
  })

  it('金额须大于零', async () => {
    expect(await desk.refused('${operator}', \`\${PATH}/submit\`, { ${stem}Amount: '0.00' })).toContain('大于零')
    expect(desk.world.${tag}.size).toBe(0)
  })
})
`
}
