import type * as operations from '#api/generated/corp/rf-reports/rf-reports.ts'
import * as msw from '../../generated/corp/rf-reports/rf-reports.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { rfSideOf } from '../sides.ts'
import { businessOf, figuresOf, fundersOf, monthsOf, partnersOn } from './figures.ts'

const LISTS = ['/reverse_factoring/account/account-manage', '/reverse_factoring/debtor/ar/manage']

export default defineTag<typeof msw, typeof operations>({ msw, allow: { rfReport: LISTS } })({
  rfReport({ world, corp, role, today }, scope) {
    const side = rfSideOf(role) ?? 'CREDITOR'
    const business = businessOf(world, corp.corpId, side)
    return {
      statDate: today,
      total: figuresOf(business, side, scope),
      months: monthsOf(business, side, today, scope),
      partners: partnersOn(business, side, today, scope),
      funders: fundersOf(business, scope),
    }
  },
})
