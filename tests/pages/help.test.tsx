import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { onCustomerServiceRequest } from '#business/customerServiceRequests.ts'
import HelpPage from '#pages/help/HelpPage.tsx'
import { shell } from '#routes/shell.ts'
import { mergeConfiguration } from '#state/configuration.ts'
import { answers, bodies, openPage, pageOf, signedInPage } from './harness.tsx'

signedInPage()

const article = {
  helpId: 'HP1',
  helpCategory: 'CREDIT',
  helpTitle: '怎样开立凭证',
  updateTime: '2026-11-18T09:30:00+08:00',
}

test('看文章并评价；再评覆盖前一次', async () => {
  let myVote: string | undefined
  answers.set('/v1/sys/help-articles/page', pageOf(article))
  answers.set('/v1/sys/help-articles/detail', () => ({
    ...article,
    helpContent: '<p>经办录入</p>',
    attachments: [],
    usefulCount: myVote === 'USEFUL' ? 1 : 0,
    unusefulCount: myVote === 'UNUSEFUL' ? 1 : 0,
    myVote,
  }))
  answers.set('/v1/sys/help-articles/vote', (body: { vote: string }) => {
    myVote = body.vote
  })
  openPage(HelpPage, shell.help)
  await userEvent.click(await screen.findByRole('button', { name: '怎样开立凭证' }))
  expect((await screen.findByRole('region', { name: '帮助正文' })).textContent).toBe('经办录入')
  await userEvent.click(screen.getByRole('button', { name: '有用（0）' }))
  const useful = await screen.findByRole('button', { name: '有用（1）' })
  expect(useful.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: '无用（0）' }))
  expect(await screen.findByRole('button', { name: '无用（1）' })).toBeTruthy()
  expect(bodies('/v1/sys/help-articles/vote')).toEqual([
    { helpId: 'HP1', vote: 'USEFUL' },
    { helpId: 'HP1', vote: 'UNUSEFUL' },
  ])
})

test('按关键词与分类找：条件来自地址；找不到时给推荐与客服', async () => {
  answers.set('/v1/sys/help-articles/page', (body: { keyword?: string }) =>
    body.keyword ? pageOf() : pageOf(article),
  )
  mergeConfiguration({ view: { bottomDocTel: '400-000-0000' } })
  const asked = vi.fn()
  const off = onCustomerServiceRequest(asked)
  openPage(HelpPage, shell.help, { helpCategory: 'FEE', keyword: '没有的' })
  const list = await screen.findByRole('list', { name: '推荐文章' })
  expect(within(list).getByRole('button', { name: '怎样开立凭证' })).toBeTruthy()
  expect(bodies('/v1/sys/help-articles/page')[0]).toMatchObject({ keyword: '没有的' })
  expect(screen.getByText('400-000-0000')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '在线客服' }))
  expect(asked).toHaveBeenCalledOnce()
  off()
})
