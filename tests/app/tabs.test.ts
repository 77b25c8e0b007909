/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源 */
import { afterEach, expect, test, vi } from 'vitest'
import { clearSession, sessionValue, setSessionValue } from '#api/session.ts'
import { answerTabs, attend, takeOver, tellExit } from '../../src/app/session/tabs.ts'

afterEach(() => clearSession())

test('新标签页向有会话的标签页要到会话；没有会话的不答（T4）', async () => {
  const stop = answerTabs({ onExit: () => undefined, onSwitched: () => undefined })
  await expect(takeOver(50)).resolves.toBe(false)
  attend()
  setSessionValue('authToken', 'AT')
  setSessionValue('XSRF-TOKEN', 'csrf')
  // 同一进程里两个"标签页"共用内存：要到之后与之前一致即可
  await expect(takeOver(1_000)).resolves.toBe(true)
  expect([sessionValue('authToken'), sessionValue('XSRF-TOKEN'), sessionValue('wsToken')]).toEqual([
    'AT',
    'csrf',
    '',
  ])
  stop()
})

test('一个标签页退出，其他的跟着离开（T28）；读不懂的消息不理', async () => {
  const exit = vi.fn<() => void>()
  const stop = answerTabs({ onExit: exit, onSwitched: () => undefined })
  const stranger = new BroadcastChannel('scf-session')
  for (const message of [null, 'exit', { kind: 'grant' }, 7]) stranger.postMessage(message)
  // 自己发的不理
  tellExit()
  await expect.poll(() => exit.mock.calls.length, { timeout: 50 }).toBe(0)
  stranger.postMessage({ kind: 'exit', from: '别的标签页' })
  await vi.waitFor(() => expect(exit).toHaveBeenCalledOnce())
  stranger.close()
  stop()
})

test('伪造的应答不是文本或过长就不收（T43）', async () => {
  const stranger = new BroadcastChannel('scf-session')
  stranger.addEventListener('message', () =>
    stranger.postMessage({
      kind: 'answer',
      values: { authToken: { evil: 1 }, wsToken: 'x'.repeat(3000), lastUrl: '/evil' },
    }),
  )
  await expect(takeOver(1_000)).resolves.toBe(false)
  expect([sessionValue('authToken'), sessionValue('wsToken'), sessionValue('lastUrl')]).toEqual(['', '', ''])
  stranger.close()
})
