import type * as calls from '#api/generated/corp/counterparties/counterparties.ts'
import type { Counterparty, CounterpartyForm, CounterpartyQuery } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/counterparties/counterparties.msw.ts'
import { dictionaries } from '../../generated/dictionaries.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheet } from '../../kernel/files/sheet.ts'
import { answerPage, waitsByActions } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { onDuty } from '../user/duties.ts'
import * as flow from './flow.ts'
import type { CounterpartyRow } from './rows.ts'
import { counterpartyFlow } from './transitions.ts'
import { businessWith, counterpartyView, incomingView, isIncoming } from './view.ts'

const PAGES = ['/supplier/index', '/my/supplier/index']

/** 与本企业有关的一段关系：我方的，或待我方确认的。 */
const need = (ctx: Context, id: string): CounterpartyRow => {
  const row = ctx.world.counterparties.need(id)
  return isIncoming(ctx, row) ? row : ownedBy(ctx, row)
}

const rowsOf = (ctx: Context, direction: CounterpartyQuery['direction']): Counterparty[] =>
  ctx.world.counterparties
    .where((row) => (direction === 'INCOMING' ? isIncoming(ctx, row) : row.corpId === ctx.corp.corpId))
    .map((row) => counterpartyView(ctx, row))

const add = (ctx: Context, form: CounterpartyForm, how: 'ADD' | 'INVITE'): Counterparty => {
  ctx.needActive()
  return counterpartyView(ctx, flow.addCounterparty(ctx.world, onDuty(ctx), form, how))
}

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: {
    pageCounterparties: PAGES,
    countCounterparties: PAGES,
    counterpartyDetail: PAGES,
    findCounterpartyCorp: PAGES,
    answerCounterparty: PAGES,
    remindCounterparty: PAGES,
    withdrawCounterparty: PAGES,
    disableCounterparty: PAGES,
    enableCounterparty: PAGES,
    changeCounterpartyLevel: PAGES,
    addCounterparty: PAGES,
    inviteCounterparty: PAGES,
    importCounterparties: PAGES,
    exportCounterparties: PAGES,
  },
})({
  pageCounterparties: (ctx, { direction, ...query }) =>
    answerPage(rowsOf(ctx, direction), query, {
      view: (row) => row,
      waits: waitsByActions(ctx, 'CONFIRM'),
      like: ['counterpartyName'],
    }),

  countCounterparties(ctx) {
    const own = ctx.world.counterparties.where((row) => row.corpId === ctx.corp.corpId)
    return {
      counts: dictionaries.COUNTERPARTY_STATUS!.map(([value]) => {
        const counterpartyStatus = value as CounterpartyRow['counterpartyStatus']
        return {
          counterpartyStatus,
          count: own.filter((row) => row.counterpartyStatus === counterpartyStatus).length,
        }
      }),
      incomingCount: ctx.world.counterparties.where((row) => isIncoming(ctx, row)).length,
      allowed: counterpartyFlow.offerNew(ctx, onDuty(ctx)),
    }
  },

  counterpartyDetail(ctx, { id }) {
    const row = need(ctx, id)
    const partner = row.corpId === ctx.corp.corpId ? row.counterpartyCorpId : row.corpId
    return { id, counterparty: counterpartyView(ctx, row), business: businessWith(ctx, partner) }
  },

  findCounterpartyCorp({ world, corp }, { counterpartyUscc }) {
    const found = world.corps.find((one) => one.uscc === counterpartyUscc)
    const known = flow.knownProblem(world, corp, counterpartyUscc)
    return {
      registered: found !== undefined,
      ...(found && { corpName: found.corpName, corpScale: found.corpScale }),
      ...(known && { reason: known.reason }),
      ...(known?.id && { counterpartyId: known.id }),
    }
  },

  addCounterparty: (ctx, form) => add(ctx, form, 'ADD'),
  inviteCounterparty: (ctx, form) => add(ctx, form, 'INVITE'),

  importCounterparties(ctx, { rows }) {
    ctx.needActive()
    const { world, corp } = ctx
    const failures = rows.flatMap((form, rowIndex) => {
      const problem = flow.formProblem(world, corp, form)
      if (problem) return [{ rowIndex, ...problem }]
      flow.addCounterparty(world, onDuty(ctx), form, 'IMPORT')
      return []
    })
    return { importedCount: rows.length - failures.length, failures }
  },

  exportCounterparties(ctx, { direction, pageCond: _page, ...query }) {
    const { list } = answerPage(
      rowsOf(ctx, direction),
      { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } },
      { view: (row) => row, like: ['counterpartyName'] },
    )
    return sheet(
      ctx,
      { name: '交易对手', operation: 'exportCounterparties', asked: query },
      [
        '交易对手名称',
        '合作状态',
        '对手统一社会信用代码',
        '合作关系',
        '供应商等级',
        '对方企业规模',
        'ERP供应商编码',
        '合作起始日',
        '建立方式',
        '创建时间',
      ],
      list.map((row) => [
        row.counterpartyName,
        dictLabel('COUNTERPARTY_STATUS', row.counterpartyStatus),
        row.counterpartyUscc,
        dictLabel('RELATION_TYPE', row.relationType),
        row.supplierLevel && dictLabel('SUPPLIER_LEVEL', row.supplierLevel),
        row.counterpartyScale && dictLabel('CORP_SCALE', row.counterpartyScale),
        row.erpCode,
        row.cooperateDate,
        dictLabel('COUNTERPARTY_SOURCE', row.counterpartySource),
        row.createTime,
      ]),
    )
  },

  answerCounterparty(ctx, { id, ...answer }) {
    ctx.needActive()
    const row = ctx.world.counterparties.need(id)
    // 发起的一方不答复
    if (row.corpId === ctx.corp.corpId) throw new BusinessError('T-CPY-04', '请等待对方确认')
    // 同事先答复了的不再待确认，也还是向本企业发起的：由版本说明
    if (row.counterpartyCorpId !== ctx.corp.corpId) throw new BusinessError('NOT_FOUND', '单据不存在')
    const shown = incomingView(ctx, row)
    flow.answerCounterparty(ctx.world, row, onDuty(ctx), answer)
    return { ...shown, counterpartyStatus: row.counterpartyStatus, version: row.version, actions: [] }
  },

  remindCounterparty(ctx, { documentNo, version }) {
    ctx.needActive()
    const row = ownedBy(ctx, need(ctx, documentNo))
    flow.remindCounterparty(commandOf(ctx, row, version, onDuty(ctx)))
    return counterpartyView(ctx, row)
  },

  withdrawCounterparty(ctx, { documentNo, version }) {
    ctx.needActive()
    const row = ownedBy(ctx, need(ctx, documentNo))
    flow.withdrawCounterparty(commandOf(ctx, row, version, onDuty(ctx)))
  },

  disableCounterparty(ctx, { documentNo, version }) {
    ctx.needActive()
    const row = ownedBy(ctx, need(ctx, documentNo))
    flow.disableCounterparty(commandOf(ctx, row, version, onDuty(ctx)))
    return counterpartyView(ctx, row)
  },

  enableCounterparty(ctx, { documentNo, version }) {
    ctx.needActive()
    const row = ownedBy(ctx, need(ctx, documentNo))
    flow.enableCounterparty(commandOf(ctx, row, version, onDuty(ctx)))
    return counterpartyView(ctx, row)
  },

  changeCounterpartyLevel(ctx, { documentNo, ...change }) {
    ctx.needActive()
    const row = ownedBy(ctx, need(ctx, documentNo))
    flow.adjustLevel(ctx.world, row, onDuty(ctx), change)
    return counterpartyView(ctx, row)
  },
})
