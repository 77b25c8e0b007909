import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import AnnouncementDetailPage from '#pages/announcement-detail/AnnouncementDetailPage.tsx'
import AnnouncementListPage from '#pages/announcement-list/AnnouncementListPage.tsx'
import { shell } from '#routes/shell.ts'
import { answers, bodies, openPage, pageOf, Refusal, signedInPage } from './harness.tsx'

// 净化本身在真的浏览器里测（tests/business/protocolSanitize.test.ts）；这里只看页面显示的是净化的结果
vi.mock('#business/protocol/sanitizeHtml.ts', () => ({
  sanitizeHtml: (html: string) => {
    const fragment = document.createDocumentFragment()
    fragment.append(`净化：${html}`)
    return Promise.resolve(fragment)
  },
}))

signedInPage()

const row = {
  announceId: 'AN1',
  announceTitle: '元旦安排',
  announceType: 'BUSINESS',
  publishTime: '2026-11-17T09:00:00+08:00',
  isTop: true,
  isRead: false,
}

test('列表：置顶与未读标出，标题通往详情', async () => {
  answers.set(
    '/v1/sys/announcements/page',
    pageOf(row, { ...row, announceId: 'AN2', announceTitle: '旧公告', isTop: false, isRead: true }),
  )
  openPage(AnnouncementListPage, shell.announcementList)
  const link = await screen.findByRole('link', { name: '元旦安排' })
  expect(link.getAttribute('href')).toBe('/announcement-detail?announceId=AN1')
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toMatch(/未读.*置顶/)
  expect(second?.textContent).not.toMatch(/未读|置顶/)
})

test('详情：正文净化，有附件与相邻的公告（T9）', async () => {
  answers.set('/v1/sys/announcements/detail', {
    ...row,
    announceContent: '<img src=x onerror=hacked>',
    attachments: [{ fileId: 'F1', fileName: '安排.pdf', fileSize: 10, category: 'OTHER' }],
    next: { announceId: 'AN2', announceTitle: '旧公告' },
  })
  openPage(AnnouncementDetailPage, shell.announcementDetail, { announceId: 'AN1' })
  const body = await screen.findByRole('region', { name: '公告正文' })
  expect(body.textContent).toBe('净化：<img src=x onerror=hacked>')
  expect(body.children).toHaveLength(0)
  expect(screen.getByRole('list', { name: '附件' }).textContent).toContain('安排.pdf')
  const near = screen.getByRole('navigation', { name: '相邻公告' })
  expect(near.textContent).toContain('上一篇：没有了')
  expect(within(near).getByRole('link', { name: '旧公告' }).getAttribute('href')).toBe(
    '/announcement-detail?announceId=AN2',
  )
})

test('详情：撤下的说明 该公告已下线；没有编号的不去问', async () => {
  answers.set('/v1/sys/announcements/detail', new Refusal('该公告已下线'))
  const { unmount } = openPage(AnnouncementDetailPage, shell.announcementDetail, { announceId: 'AN9' })
  expect(await screen.findByText('该公告已下线')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '公告正文' })).toBeNull()
  unmount()
  expect(bodies('/v1/sys/announcements/detail')).toEqual([{ announceId: 'AN9' }])
  openPage(AnnouncementDetailPage, shell.announcementDetail)
  expect(screen.getByText('该公告已下线')).toBeTruthy()
  expect(bodies('/v1/sys/announcements/detail')).toHaveLength(1)
})
