import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { setSessionValue } from '#api/session.ts'
import { useHolidays } from '#business/useHolidays.ts'
import { loaders } from '#routes/pages/loaders.ts'
import { shell } from '#routes/shell.ts'
import { useToday } from '#ui/today.ts'
import { App } from '../../src/app/App.tsx'
import { loadPage } from '../../src/app/pages.ts'
import { openGate } from '../../src/app/session/gate.ts'
import { answers, calls, freshTab, go, loadEnter, ok } from './platform.ts'

freshTab()

const HOLIDAYS = '/api/web/corp/v1/sys/holidays/currentYear'
const CONFIG = '/api/web/corp/v1/sys/tools/load-platform-config'
const AGREEMENT = '/api/web/corp/v1/agreement/can/resign/canReSignAgreement'
const NIGHT = '2026-12-31T23:50:00+08:00'
const MORNING = '2027-01-01T08:00:00+08:00'

function HomePage() {
  const holidays = useHolidays()
  return (
    <>
      <h1>首页</h1>
      <p>今天 {useToday()}</p>
      <p>节假日 {holidays?.map(({ date }) => date).join() ?? '没有'}</p>
      <input aria-label="备注" defaultValue="" />
    </>
  )
}

/** 服务端此刻：应答的日期头、营业日与当年的节假日都按它。 */
const serverAt = (instant: string) => {
  vi.setSystemTime(Date.parse(instant))
  const day = instant.slice(0, 10)
  answers[CONFIG] = () => ok({ businessDate: day })
  answers[HOLIDAYS] = () => ok([{ date: `${day.slice(0, 4)}-05-01`, type: 'HOLIDAY', name: '劳动节' }])
}
const count = (path: string) => calls.filter((one) => one === path).length
const wake = () => act(() => void dispatchEvent(new Event('focus')))

const open = async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  serverAt(NIGHT)
  loaders.set(shell.workbench.path, () => Promise.resolve({ default: HomePage }))
  setSessionValue('authToken', 'a')
  setSessionValue('XSRF-TOKEN', 'c')
  go('/cv3/workbench')
  await openGate(loadEnter)
  await loadPage(shell.workbench)
  render(<App />)
  await screen.findByText('今天 2026-12-31')
  await screen.findByText('节假日 2026-05-01')
  // 进门后另外的读也问完，免得落到下一个用例里：两份协议，StrictMode 各问两遍
  await vi.waitFor(() => expect(count(AGREEMENT)).toBe(4))
}

afterEach(() => {
  vi.useRealTimers()
})

test('页面开着过了年：今天、节假日与屏幕上的读都换新，填着的不动', async () => {
  await open()
  await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '写了一半')
  const asked = count(CONFIG)
  serverAt(MORNING)
  wake()
  await screen.findByText('今天 2027-01-01')
  await screen.findByText('节假日 2027-05-01')
  // 日子随便哪个应答都能知道；页面读过的稍后才再问
  await vi.waitFor(() => expect(count(CONFIG)).toBe(asked + 1))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '备注' }).value).toBe('写了一半')
})

test('新年的节假日取不到：今天照换，节假日先用旧的', async () => {
  await open()
  serverAt(MORNING)
  answers[HOLIDAYS] = () => new HttpResponse(null, { status: 500 })
  const asked = count(HOLIDAYS)
  wake()
  await screen.findByText('今天 2027-01-01')
  await vi.waitFor(() => expect(count(HOLIDAYS)).toBeGreaterThan(asked))
  await screen.findByText('节假日 2026-05-01')
})

test('同一天里回到前台不重新问，换了日子只问一次', async () => {
  await open()
  const asked = count(HOLIDAYS)
  wake()
  wake()
  serverAt(MORNING)
  wake()
  wake()
  await screen.findByText('节假日 2027-05-01')
  expect(count(HOLIDAYS)).toBe(asked + 1)
})

test('营业日停着不动的环境：零点之后问到的还是那天，就还是那天，也不一直问', async () => {
  await open()
  const asked = count(CONFIG)
  vi.setSystemTime(Date.parse(MORNING))
  wake()
  await vi.waitFor(() => expect(count(CONFIG)).toBe(asked + 2))
  await screen.findByText('今天 2026-12-31')
  // 后来营业日跟上了
  serverAt('2027-01-02T08:00:00+08:00')
  wake()
  await screen.findByText('今天 2027-01-02')
  expect(count(CONFIG)).toBeLessThanOrEqual(asked + 4)
})
