import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import MessagePage from '#pages/my/message/MessagePage.tsx'
import { my } from '#routes/my.ts'
import { shell } from '#routes/shell.ts'
import { loadDialogs } from '#ui/overlay/Dialog.tsx'
import { answers, bodies, grant, openPage, pageOf, signedInPage } from './harness.tsx'

beforeAll(loadDialogs)

signedInPage()

const messages = [
  {
    messageId: 'M1',
    messageTitle: '公告更新',
    messageContent: '<b>请查看</b>',
    messageType: 'NOTICE',
    sendTime: '2026-11-17T16:20:00+08:00',
    jumpPath: '/help/index',
  },
  {
    messageId: 'M2',
    messageTitle: '额度提示',
    messageContent: '额度将到期',
    messageType: 'WARN',
    sendTime: '2026-11-17T16:20:00+08:00',
    jumpPath: '/my/limit/query',
  },
]
const read = new Set<string>()

beforeEach(() => {
  read.clear()
  answers.set('/v1/sys/messages', () =>
    pageOf(...messages.map((row) => ({ ...row, messageState: read.has(row.messageId) ? 'READ' : 'SENT' }))),
  )
  answers.set('/v1/sys/messages/read', (body: { messageIds?: string[] }) => {
    for (const id of body.messageIds ?? messages.map((row) => row.messageId)) read.add(id)
  })
})

const states = () => screen.getAllByRole('row').map((row) => /READ|SENT/.exec(row.textContent)?.[0])

test('打开即已读，列表随之更新；能去的给 前往办理，内容是纯文本（T-MSG-02）', async () => {
  grant(my.message, shell.help)
  openPage(MessagePage, my.message)
  await userEvent.click(await screen.findByRole('button', { name: '公告更新' }))
  const drawer = await screen.findByRole('dialog', { name: '公告更新' })
  expect(drawer.textContent).toContain('<b>请查看</b>')
  expect(within(drawer).getByRole('link', { name: '前往查看' }).getAttribute('href')).toBe('/help/index')
  await expect.poll(states).toEqual([undefined, 'READ', 'SENT'])
  expect(bodies('/v1/sys/messages/read')).toEqual([{ messageIds: ['M1'] }])
  await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
  await userEvent.click(screen.getByRole('button', { name: '公告更新' }))
  expect(bodies('/v1/sys/messages/read')).toHaveLength(1)
})

test('没有权限的去处只说明，不给链接', async () => {
  grant(my.message)
  openPage(MessagePage, my.message)
  await userEvent.click(await screen.findByRole('button', { name: '额度提示' }))
  const drawer = await screen.findByRole('dialog', { name: '额度提示' })
  expect(drawer.textContent).toContain('您暂无权限')
  expect(within(drawer).queryByRole('link')).toBeNull()
})

test('全部已读不指定消息；勾选的只读勾选的', async () => {
  grant(my.message)
  openPage(MessagePage, my.message)
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 M2' }))
  await userEvent.click(screen.getByRole('button', { name: '标为已读' }))
  await expect.poll(states).toEqual([undefined, 'SENT', 'READ'])
  await userEvent.click(screen.getByRole('button', { name: '全部已读' }))
  await expect.poll(states).toEqual([undefined, 'READ', 'READ'])
  expect(bodies('/v1/sys/messages/read')).toEqual([{ messageIds: ['M2'] }, {}])
})
