import type { RfReport, RfReportScope } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-reports/rf-reports.ts'
import * as msw from '../../generated/corp/rf-reports/rf-reports.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { rfSideOf } from '../sides.ts'
import { businessOf, figuresOf, fundersOf, limitsOf, monthsOf, partnersOn } from './figures.ts'
import { funderSheet, limitSheet, monthSheet, partnerSheet } from './sheets.ts'

const LISTS = ['/reverse_factoring/account/account-manage', '/reverse_factoring/debtor/ar/manage']

const reportOf = (ctx: Context, scope: RfReportScope): RfReport => {
  const { world, corp, role, today } = ctx
  const side = rfSideOf(role) ?? 'CREDITOR'
  const business = businessOf(world, corp.corpId, side)
  return {
    statDate: today,
    total: figuresOf(business, side, scope),
    months: monthsOf(business, side, today, scope),
    partners: partnersOn(business, side, today, scope),
    funders: fundersOf(business, scope),
    limits: limitsOf(ctx, side),
  }
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: { rfReport: LISTS, exportRfReport: LISTS },
})({
  rfReport: reportOf,

  exportRfReport(ctx, asked) {
    const { part, ...scope } = asked
    const { months, partners, funders, limits } = reportOf(ctx, scope)
    const side = rfSideOf(ctx.role) ?? 'CREDITOR'
    if (part === 'PARTNER') return partnerSheet(ctx, asked, side, partners)
    if (part === 'LIMIT') return limitSheet(ctx, asked, limits)
    if (part === 'FUNDER') return funderSheet(ctx, asked, funders)
    return monthSheet(ctx, asked, side, months)
  },
})
