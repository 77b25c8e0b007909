import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ChainOperatorHomePage from '#pages/credit/chain/index/ChainOperatorHomePage.tsx'
import ChainQueryHomePage from '#pages/credit/chain/index/ChainQueryHomePage.tsx'
import CoreQueryHomePage from '#pages/credit/core/index/CoreQueryHomePage.tsx'
import { credit } from '#routes/credit.ts'
import { answers, bodies, grant, openPage, pageOf, received, signedInPage } from './harness.tsx'

signedInPage()

const SIGNUPS = '/v1/credits/signup/page'
const home = {
  todos: [
    { code: 'SIGNUP_SUPPLEMENT', name: '签约待补充', count: 1, path: '/credit/core/finance/signup-query' },
  ],
  availableAmount: '60.00',
  frozenAmount: '30.00',
  financedAmount: '10.00',
  dueDays: [],
  dueSpread: [],
  recentVouchers: [],
}
const LENT = '/credit/core/finance/query?financeStatuses=LENT&financeStatuses=OVERDUE&financeStatuses=SETTLED'
const figures = {
  figures: [
    { code: 'LENT', name: '累计融资', definition: '含已结清的', amount: '40.00', monthChange: '0.00' },
    {
      code: 'AVERAGE_COST',
      name: '平均融资成本（年化）',
      definition: '加权',
      rate: '4.1500',
      path: LENT,
    },
  ],
  overdues: [],
  issuerSpread: [],
  statusSpread: [],
}
const funder = (funderProductNo: string, funderName: string, signupStatus: string) => ({
  funderProductNo,
  funderName,
  annualRate: '3.8500',
  signupStatus,
  ...(signupStatus === 'NONE' ? {} : { signupNo: `SU${funderProductNo}` }),
})

const showOperator = async () => {
  answers.set('/v1/credits/home/chain', home)
  openPage(ChainOperatorHomePage, credit.chainOperator)
  await screen.findByRole('region', { name: '凭证资产' })
}

test('我的资金方只列签约过的，利率低的在前；没有金额的待办不显示金额', async () => {
  answers.set(SIGNUPS, pageOf(funder('PD01', '北辰商业银行', 'ACTIVE'), funder('PD05', '澜山信托', 'NONE')))
  grant(credit.coreFinanceSignupQuery)
  await showOperator()
  const table = await screen.findByRole('table', { name: '我的资金方' })
  expect(within(table).getByText('3.85%')).toBeTruthy()
  expect(within(table).queryByText('澜山信托')).toBeNull()
  expect(bodies(SIGNUPS)[0]).toMatchObject({ sort: { field: 'annualRate', order: 'ASC' } })
  expect(screen.getByRole('link', { name: '全部资金方' }).getAttribute('href')).toBe(
    '/credit/core/finance/signup-query',
  )
  const tile = within(screen.getByRole('list', { name: '待办' })).getByRole('listitem')
  expect(tile.textContent).toBe('签约待补充1 笔去办理')
})

test('还没有签约过：给出去签约', async () => {
  answers.set(SIGNUPS, pageOf(funder('PD05', '澜山信托', 'NONE')))
  grant(credit.coreFinanceSignupQuery, credit.coreFinanceSignupApply)
  await showOperator()
  expect(await screen.findByRole('button', { name: '去签约' })).toBeTruthy()
})

test('没有签约查询的授权就不去问资金方', async () => {
  await showOperator()
  await screen.findByRole('region', { name: '最近收到' })
  expect(screen.queryByText('我的资金方')).toBeNull()
  expect(received.some(({ path }) => path === SIGNUPS)).toBe(false)
})

test('平均融资成本领到已放款的融资，累计融资含已结清的只是数字；明细可导出', async () => {
  answers.set('/v1/credits/home/chain', { ...home, figures })
  grant(credit.coreFinanceQuery)
  openPage(ChainQueryHomePage, credit.chainQuery)
  const tiles = within(await screen.findByRole('list', { name: '总览' }))
  expect(tiles.getByText('累计融资（元）')).toBeTruthy()
  expect(tiles.queryByRole('link', { name: /累计融资/ })).toBeNull()
  expect(tiles.getByRole('link', { name: /平均融资成本.*4\.15%/ }).getAttribute('href')).toBe(LENT)
  expect(screen.getByRole('button', { name: '导出融资' })).toBeTruthy()
})

test('融资渗透率没有供应商融资的授权时只是数字', async () => {
  answers.set('/v1/credits/home/core', {
    ...home,
    dueIn7Days: '0.00',
    months: [],
    finalTriggers: [],
    overdueCount: 0,
    hasReceiver: true,
    figures: {
      figures: [
        {
          code: 'FINANCE_RATIO',
          name: '融资渗透率',
          definition: '占比',
          rate: '12.3400',
          path: '/credit/core/supplier/finance-query',
        },
      ],
      supplierTop: [],
      statusSpread: [],
    },
  })
  openPage(CoreQueryHomePage, credit.coreQuery)
  const tiles = within(await screen.findByRole('list', { name: '总览' }))
  expect(tiles.getByText('12.34%')).toBeTruthy()
  expect(tiles.queryByRole('link')).toBeNull()
})
