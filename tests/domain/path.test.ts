import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFileUrl, safeHashPath, safeHref, safeInternalPath, safeLoginUrl } from '#domain/path.ts'
import { isPermitted } from '#domain/permissions.ts'

const permitted = new Set([
  '/credit/core/issue/issue',
  '/help/index',
  '/reverse_factoring/account/account-operation/:type',
  '/reverse_factoring/protocol/protocol-sign/view',
])
const ORIGIN = 'https://portal.example'

describe('站内回跳（T5）', () => {
  it.each([
    ['/cv3/workbench', '/workbench'],
    ['/cv3/workbench/', '/workbench'],
    [
      '/cv3/credit/core/issue/issue?view=edit&issueNo=IS2026',
      '/credit/core/issue/issue?view=edit&issueNo=IS2026',
    ],
    ['/cv3/workbench?authToken=x&wsToken=y', '/workbench'],
    ['/cv3/workbench?AUTHTOKEN=x&page=2&signature=z', '/workbench?page=2'],
    ['/cv3/workbench?a=1#/evil', '/workbench?a=1'],
    ['/cv3/workbench#authToken=x', '/workbench'],
    ['/cv3/help/index?q=%E5%87%AD%E8%AF%81', '/help/index?q=%E5%87%AD%E8%AF%81'],
    ['/cv3/workbench?next=//evil.com', '/workbench?next=%2F%2Fevil.com'],
    ['/cv3/workbench?next=a%0d%0ab', '/workbench?next=a%0D%0Ab'],
    ['/cv3/workbench?bad=%', '/workbench?bad=%25'],
    [
      '/cv3/reverse_factoring/account/account-operation/add',
      '/reverse_factoring/account/account-operation/add',
    ],
  ])('%j 回到 %s', (raw, path) => expect(safeInternalPath(raw, permitted)).toBe(path))

  const hostile: unknown[] = [
    undefined,
    null,
    42,
    {},
    ['/cv3/workbench'],
    { toString: () => '/cv3/workbench' },
    '',
    ' ',
    '/',
    '/cv3',
    '/cv3/',
    'workbench',
    '/workbench',
    'cv3/workbench',
    '//evil.com',
    '//evil.com/cv3/workbench',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/cv3\\workbench',
    '/cv3/\\evil.com',
    '/\t/evil.com',
    '/cv3/\tworkbench',
    '\t/cv3/workbench',
    '/cv3/workbench\n',
    '/cv3/workbench?a=\r\nSet-Cookie:x',
    '/cv3/work\u0000bench',
    '/cv3/workbench\u2028',
    '/cv3/workbench?a=\u2029',
    '/cv3/workbench\u0085',
    '/cv3/workbench?a=\ud800',
    ' /cv3/workbench',
    '/cv3/ workbench',
    'https://evil.com/cv3/workbench',
    'https:/cv3/workbench',
    `${ORIGIN}/cv3/workbench`,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//cv3/workbench',
    'data:text/html,<script>1</script>',
    'blob:https://portal.example/1',
    '/cv3@evil.com/workbench',
    '/cv3/@evil.com',
    'user:pass@evil.com/cv3/workbench',
    '/cv3/../evil',
    '/cv3/../cv3/workbench',
    '/cv3/./workbench',
    '/cv3/workbench/..',
    '/cv3/%2e%2e/evil',
    '/cv3/%2E%2e/cv3/workbench',
    '/cv3%2fworkbench',
    '/cv3/%2f/evil.com',
    '/cv3/%5cevil.com',
    '/cv3/%00workbench',
    '/cv3/workbench%20',
    '/cv3//workbench',
    '/cv3//evil.com',
    '/cv3/workbench//',
    '/cv3evil/workbench',
    '/CV3/workbench',
    '/cv3/WORKBENCH',
    '/cv3/workbench;a=1',
    '/cv3/workbench:80',
    '/cv3/ｗorkbench',
    '/cv3/workbench\u202e',
    '/cv3/admin',
    '/cv3/credit/core/issue/issue-review',
    '/cv3/credit',
    '/cv3/__proto__',
    '/cv3/constructor',
    '/cv3/reverse_factoring/account/account-operation/',
    '/cv3/reverse_factoring/account/account-operation/:type',
    '/cv3/reverse_factoring/account/account-operation/a/b',
    '/cv3/reverse_factoring/account/account-operation/..',
    '/cv3/reverse_factoring/protocol/protocol-sign/sign',
    `/cv3/workbench?${'a'.repeat(2048)}`,
  ]
  it.each(hostile.map((raw) => [raw]))('拒绝 %j', (raw) =>
    expect(safeInternalPath(raw, permitted)).toBeUndefined(),
  )

  it('恰好 2048 个字符仍可用', () => {
    const raw = `/cv3/workbench?${'a'.repeat(2048 - '/cv3/workbench?'.length)}`
    expect(safeInternalPath(raw, permitted)).toBe(`${raw.slice(4)}=`)
    expect(safeInternalPath(`${raw}a`, permitted)).toBeUndefined()
  })

  it('敌意向量不少于 33 个', () => expect(hostile.length).toBeGreaterThanOrEqual(33))

  it('任意文本：不抛错；放行的一定还在本站 /cv3 之下、在授权之内、不带令牌', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '%2f',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '&',
      'cv3',
      '/cv3/',
      'workbench',
      'evil.com',
      'authToken=t',
      'javascript:',
      '\t',
      'view=1',
      '/help/index',
    )
    const raws = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((list) => list.join('')),
      fc.array(piece, { maxLength: 6 }).map((list) => `/cv3/workbench${list.join('')}`),
    )
    let accepted = 0
    fc.assert(
      fc.property(raws, (raw) => {
        const path = safeInternalPath(raw, permitted)
        if (path === undefined) return
        accepted += 1
        const url = new URL(`/cv3${path}`, ORIGIN)
        expect(url.origin).toBe(ORIGIN)
        expect(url.href).toBe(`${ORIGIN}/cv3${path}`)
        expect(isPermitted(url.pathname.slice(4), permitted)).toBe(true)
        expect(url.hash).toBe('')
        expect([...url.searchParams.keys()].map((key) => key.toLowerCase())).not.toContain('authtoken')
        // what the browser would make of the raw text is the same page
        expect(new URL(raw, ORIGIN).pathname.replace(/\/$/, '')).toBe(url.pathname)
      }),
      { numRuns: 20_000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })
})

describe('hash 回跳（ROUTE-08、T6）', () => {
  it.each([
    ['#/help/index', '/help/index'],
    ['#/help/index?q=1&authToken=t', '/help/index?q=1'],
    ['#/workbench', '/workbench'],
  ])('%s 回到 %s', (hash, path) => expect(safeHashPath(hash, permitted)).toBe(path))
  it.each([
    '',
    '#',
    '#/',
    '#help/index',
    '#//evil.com',
    '#/../workbench',
    '#/\\evil',
    '#/workbench#/evil',
    '#/admin',
    '#/cv3/workbench',
    null,
    1,
  ])('拒绝 %j', (hash) => expect(safeHashPath(hash, permitted)).toBeUndefined())
})

describe('登录地址（T7）', () => {
  const trusted = ['https://login.example']
  it.each([
    ['/login', '/login'],
    ['/sso/entry?from=cv3', '/sso/entry?from=cv3'],
    ['https://login.example/a?b=1', 'https://login.example/a?b=1'],
  ])('%s 可用', (raw, url) => expect(safeLoginUrl(raw, trusted)).toBe(url))
  it.each([
    undefined,
    null,
    '',
    'login',
    '//evil.com',
    '/\\evil.com',
    '/\t/evil.com',
    '/.//evil.com',
    '/a/..//evil.com',
    'javascript:alert(1)',
    'http://login.example/',
    'https://evil.com/',
    'https://login.example.evil.com/',
    'https://user@login.example/',
    'https://login.example:8443/',
    'https://login.example\\@evil.com/',
    'https://',
  ])('%j 换成默认', (raw) => expect(safeLoginUrl(raw, trusted)).toBe('/login'))
})

describe('应答与配置里的地址（T8）', () => {
  const origin = 'https://portal.example'
  it.each([
    ['https://beian.miit.gov.cn/', 'https://beian.miit.gov.cn/'],
    ['http://a.cn/b?c=1', 'http://a.cn/b?c=1'],
    ['/register/face?faceToken=1', 'https://portal.example/register/face?faceToken=1'],
  ])('%s 可点', (raw, href) => expect(safeHref(raw, origin)).toBe(href))
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,1',
    'vbscript:x',
    'mailto:a@b.cn',
    'tel:400-800-8000',
    '//evil.com',
    '/\\evil.com',
    'https:evil.com',
    'https://',
    'http://[',
    'https://a@b.cn/',
    'ftp://a.cn',
    'a.cn/b',
    `https://a.cn/${'字'.repeat(500)}`,
    '',
    null,
    {},
  ])('%j 不能用', (raw) => expect(safeHref(raw, origin)).toBeUndefined())
  it('给程序取文件的可以长些，别的一样', () => {
    const signed = `https://oss.example/x?token=${'a'.repeat(4000)}`
    expect([safeHref(signed, origin), safeFileUrl(signed, origin)]).toEqual([undefined, signed])
    expect(safeFileUrl('javascript:alert(1)', origin)).toBeUndefined()
  })
})
