import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { sessionValue, setSessionValue } from '#api/session.ts'
import { getSession } from '#state/session.ts'
import { openGate, takeTokens } from '../../src/app/session/gate.ts'
import { answers, calls, freshTab, go, here, loadEnter, ok, refuse, replaced } from './platform.ts'

freshTab()

describe('登录门（GATE-01 至 GATE-05）', () => {
  test('令牌取出即从地址抹去；重复、过长、怪字符当作没有（T1、T2）', () => {
    go('/cv3/?a=1&authToken=core-operator&wsToken=w1#/x')
    expect(takeTokens()).toEqual({ authToken: 'core-operator', wsToken: 'w1' })
    expect(here()).toBe('/cv3/?a=1#/x')
    for (const bad of [
      'authToken=a&authToken=b',
      `authToken=${'x'.repeat(3000)}`,
      'authToken=%3Cscript%3E',
      'wsToken=w',
    ]) {
      go(`/cv3/?${bad}`)
      expect(takeTokens()).toBeUndefined()
      expect(here()).toBe('/cv3/')
    }
  })

  test('浏览器的打开记录里也不再有令牌', () => {
    const first = `${location.origin}/cv3/?authToken=core-operator&wsToken=w1`
    const opened = { name: first, toJSON: () => ({ name: first, responseStart: 12 }) }
    const entry = { url: first }
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened as PerformanceEntry])
    vi.stubGlobal('navigation', { activation: { entry } })
    go('/cv3/?authToken=core-operator&wsToken=w1')
    takeTokens()
    vi.unstubAllGlobals()
    const clean = `${location.origin}/cv3/`
    expect([opened.name, entry.url]).toEqual([clean, clean])
    expect(JSON.parse(JSON.stringify(opened))).toEqual({ name: clean, responseStart: 12 })
  })

  test('带令牌进门：先 CSRF，再会话，再三项资料；就绪后落到工作台', async () => {
    go('/cv3/?authToken=core-operator&wsToken=w1')
    await openGate(loadEnter)
    expect(calls.slice(0, 2)).toEqual(['/uaa/v1/security/token', '/api/web/corp/v1/refresh-session'])
    expect(getSession()).toMatchObject({ status: 'ready', user: { personName: '张三' } })
    expect(sessionValue('authToken')).toBe('core-operator')
    expect(sessionValue('XSRF-TOKEN-NAME')).toBe('X-XSRF-TOKEN')
    expect(here()).toBe('/cv3/workbench')
  })

  test('令牌没变不再取 CSRF（L02）', async () => {
    setSessionValue('authToken', 'same')
    setSessionValue('XSRF-TOKEN', 'old')
    go('/cv3/?authToken=same&wsToken=w1')
    await openGate(loadEnter)
    expect(calls).not.toContain('/uaa/v1/security/token')
    expect(calls).toContain('/api/web/corp/v1/refresh-session')
  })

  test('会话失败：不留令牌，给出信息，不取资料（GATE-02、L01）', async () => {
    answers['/api/web/corp/v1/refresh-session'] = () => refuse('登录令牌已失效')
    go('/cv3/?authToken=bad&wsToken=w1')
    await openGate(loadEnter)
    expect(getSession()).toMatchObject({
      status: 'failed',
      failure: { stage: 'exchange', message: '登录令牌已失效' },
    })
    expect(sessionValue('authToken') + sessionValue('wsToken') + sessionValue('XSRF-TOKEN')).toBe('')
    expect(calls).not.toContain('/api/web/corp/v1/userInfo')
  })

  test('三项缺一都不算登录，给第一条信息（GATE-04、GATE-05、S02、S03）', async () => {
    setSessionValue('authToken', 'a')
    setSessionValue('XSRF-TOKEN', 'c')
    const paths = [
      '/api/web/corp/v1/userInfo',
      '/api/web/corp/v1/userInfo/granted-menu-tree',
      '/api/web/corp/v1/sys/dict-datas/list-by-dict-types',
    ]
    for (const path of paths) {
      answers[path] = () => refuse(`坏了 ${path}`)
      go('/cv3/workbench')
      await openGate(loadEnter)
      expect(getSession()).toMatchObject({ status: 'failed', failure: { stage: 'load' } })
      expect(getSession().user).toBeUndefined()
      Reflect.deleteProperty(answers, path)
    }
    for (const path of paths) answers[path] = () => refuse(`坏了 ${path}`)
    await openGate(loadEnter)
    expect(getSession().failure?.message).toBe(`坏了 ${paths[0]}`)
  })

  test('没有登录的私有地址：记住地址后去登录，恶意登录地址不用（HTTP-05、T7）', async () => {
    answers['/api/web/corp/v1/userInfo'] = () => new HttpResponse(null, { status: 401 })
    setSessionValue('corpLoginUrl', 'https://evil.example/login')
    go('/cv3/credit/core/issue/issue?view=create&_t=1')
    await openGate(loadEnter)
    expect(replaced.mock.calls).toEqual([['/login']])
    expect(sessionValue('lastUrl')).toBe('/cv3/credit/core/issue/issue?view=create')
    expect(getSession().status).toBe('anonymous')
  })

  test('公开页不问会话（ROUTE-01）', async () => {
    go('/cv3/register/register')
    await openGate(loadEnter)
    expect(calls).not.toContain('/api/web/corp/v1/userInfo')
    expect(getSession().status).toBe('anonymous')
  })

  test('企业与手机没变就回到上次地址，变了去工作台（LAND-04）', async () => {
    answers['/api/web/corp/v1/userInfo/granted-menu-tree'] = () =>
      ok([{ menuCode: 'a', menuName: 'a', path: '/credit/core/issue/issue', hidden: false, children: [] }])
    localStorage.setItem('lastUrl', '/cv3/credit/core/issue/issue?issueStatus=DRAFT')
    localStorage.setItem('lastCorpFlag', JSON.stringify(['C1', '138****0001']))
    go('/cv3/?authToken=t1&wsToken=w')
    await openGate(loadEnter)
    expect(here()).toBe('/cv3/credit/core/issue/issue?issueStatus=DRAFT')
    localStorage.setItem('lastCorpFlag', JSON.stringify(['C2', '138****0001']))
    go('/cv3/?authToken=t2&wsToken=w')
    await openGate(loadEnter)
    expect(here()).toBe('/cv3/workbench')
  })
})
