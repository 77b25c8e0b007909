/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源，只在同源之间 */
import { locks } from 'node:worker_threads'
import { AxiosError } from 'axios'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { request } from '#api/http.ts'
import { forgetAccepted, isUnsettled, verifyIntent } from '#api/intents.ts'
import { readJournal, settleIntent, unknownIntents } from '#api/journal.ts'
import { bindCorp } from '#api/session.ts'
import { withSessionAlone } from '#api/sessionLock.ts'
import { adoptTabEpoch, bumpTabEpoch, onSuperseded } from '#api/tabEpoch.ts'
import { axiosFailure, backend, failure, header, post, sent, signedIn } from './backend.ts'

const publicKey = vi.hoisted(() => ({ fetch: vi.fn<() => Promise<{ keyId: string; publicKey: string }>>() }))
vi.mock('#api/publicKey.ts', () => ({ fetchPublicKey: publicKey.fetch }))

signedIn()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  adoptTabEpoch()
  bindCorp('C1')
})
afterEach(() => {
  for (const { key } of readJournal()) settleIntent(key)
  forgetAccepted()
})

const money = { idempotent: true, operation: '提交复核' } as const
const key = (index: number) => header('Idempotency-Key', index)
const timeout = axiosFailure('ECONNABORTED')
const ok = {}

describe('推动资金或单据的请求（T19 至 T21）', () => {
  test('结果未知后同样的内容沿用原键；内容不同即另一笔', async () => {
    const data = { issueNo: 'IS1', version: 1 }
    await failure(post({ ...money, data }, timeout))
    await post({ ...money, data }, timeout, ok)
    await post({ ...money, data: { issueNo: 'IS2', version: 1 } }, timeout, ok)
    expect(key(0)).toMatch(/^[0-9a-f]{32}$/)
    expect(key(1)).toBe(key(0))
    expect(key(2)).not.toBe(key(0))
  })

  test('有确定的结果（业务拒绝）后再办，换新键', async () => {
    const refused = { data: { code: '1', message: '额度不足', data: null } }
    await failure(post({ ...money, data: { a: 1 } }, refused))
    await post({ ...money, data: { a: 1 } }, refused, ok)
    expect(key(1)).not.toBe(key(0))
  })

  test('同样的内容办另一件事，是另一把键', async () => {
    const data = { issueNo: 'IS1', version: 1 }
    await failure(post({ ...money, data }, timeout))
    await request(
      { url: '/api/web/corp/v1/things/cancel', method: 'POST', ...money, data },
      { adapter: backend(ok) },
    )
    expect(key(1)).not.toBe(key(0))
  })

  test('含敏感字段的重试逐字节相同：密文也沿用', async () => {
    const { generateKeyPairSync } = await import('node:crypto')
    const { publicKey: pem } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    publicKey.fetch.mockResolvedValue({ keyId: 'K1', publicKey: pem })
    const data = { accountNo: '6222000011112222', name: '甲' }
    const config = { ...money, sensitive: ['accountNo'], data }
    await failure(post(config, timeout))
    await post(config, timeout, ok)
    forgetAccepted()
    await post(config, timeout, ok)
    expect(sent[1]?.data).toBe(sent[0]?.data)
    expect(key(1)).toBe(key(0))
    expect(sent[2]?.data).not.toBe(sent[0]?.data)
    expect(sessionStorage.getItem('scf-journal') ?? '').not.toContain('6222')
  })

  test('结果未知的留下记录：办什么、何时、哪一页，不含内容；有了结果就划掉', async () => {
    const data = { receiverName: '乙公司' }
    await failure(post({ ...money, data }, timeout))
    expect(unknownIntents()).toMatchObject([{ title: '提交复核', page: '/cv3/', corpId: 'C1', key: key(0) }])
    expect(sessionStorage.getItem('scf-journal')).not.toContain('乙公司')
    await post({ ...money, data }, timeout, ok)
    expect(unknownIntents()).toEqual([])
  })

  test.each([
    ['超时', timeout, 1],
    ['断网', axiosFailure('ERR_NETWORK'), 1],
    ['504', { status: 504 }, 1],
    ['502', { status: 502, data: '<html>' }, 1],
    ['200 而正文残缺', { data: '{"co' }, 1],
    [
      '浏览器在断开的连接上自己重发，随机串已用过',
      { status: 401, data: { code: 'BAD_SIGNATURE', message: '重复的请求' } },
      1,
    ],
    ['业务拒绝', { data: { code: '1', message: '额度不足', data: null } }, 0],
    ['403', { status: 403 }, 0],
    ['409', { status: 409 }, 0],
  ])('%s：未知 %#', async (_, reply, unknown) => {
    await failure(post({ ...money, data: { a: 1 } }, reply))
    expect(unknownIntents()).toHaveLength(unknown)
  })

  test('正在等结果的不算未知，页面重载前留下的算', async () => {
    let answer: (() => void) | undefined
    const slow = () =>
      new Promise<never>((_, reject) => {
        answer = () => reject(new AxiosError('x', 'ECONNABORTED'))
      })
    const work = post({ ...money, data: { a: 1 } }, slow).catch(() => undefined)
    await vi.waitFor(() => expect(readJournal()).toHaveLength(1))
    expect(unknownIntents()).toEqual([])
    answer?.()
    await work
    expect(unknownIntents()).toHaveLength(1)
  })

  test('人已核实之后，同样的内容是新的一笔：换新键，真的再发', async () => {
    const data = { contractName: '采购合同' }
    const error = await failure(post({ ...money, data }, timeout))
    expect(isUnsettled(error)).toBe(true)
    verifyIntent(key(0))
    expect([isUnsettled(error), unknownIntents()]).toEqual([false, []])
    await expect(post({ ...money, data }, timeout, ok)).resolves.toBe('ok')
    expect(sent).toHaveLength(2)
    expect(key(1)).not.toBe(key(0))
  })

  test('确定没有办的不算未查明', async () => {
    for (const status of [404, 413]) {
      sent.length = 0
      expect(isUnsettled(await failure(post({ ...money, data: { status } }, { status })))).toBe(false)
    }
  })

  test('日志被写坏也读得过去', () => {
    for (const text of ['x', '{}', '[1,null,{"key":1}]', '[{"__proto__":{"polluted":1}}]']) {
      sessionStorage.setItem('scf-journal', text)
      expect(unknownIntents()).toEqual([])
    }
  })
})

describe('一个意图，办一次（T19）', () => {
  const data = { issueNo: 'IS1', amount: '1.00' }
  const book = (...replies: Parameters<typeof backend>) => post({ ...money, data }, ...replies)
  const said = (text: string) => ({ data: { code: '0', message: '', data: text } })

  test('正在办的，同样的内容不再发：等同一个结果', async () => {
    expect(await Promise.all([book(), book(), book()])).toEqual(['ok', 'ok', 'ok'])
    expect(sent).toHaveLength(1)
  })

  test('刚办成的，同样的内容以第一次的结果作答，不再发', async () => {
    expect(await book(said('IS-1'))).toBe('IS-1')
    expect(await book(said('IS-1'), said('IS-2'))).toBe('IS-1')
    expect(sent).toHaveLength(1)
  })

  test('隔了一会儿的，是新的一笔', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await book()
    vi.setSystemTime(Date.now() + 61_000)
    await book()
    expect(key(1)).not.toBe(key(0))
    vi.useRealTimers()
  })

  test('新开了一张表单，照样再填一份，是新的一笔', async () => {
    await book()
    forgetAccepted()
    await book()
    expect(key(1)).not.toBe(key(0))
  })

  test('中间办过别的（如停用之后再启用），是新的一笔', async () => {
    await book()
    await post({ ...money, data: { issueNo: 'IS1', amount: '2.00' } })
    await book()
    expect(sent).toHaveLength(3)
    expect(key(2)).not.toBe(key(0))
  })

  test.each([
    ['连接断开', axiosFailure('ERR_NETWORK')],
    ['浏览器自己重发，随机串已用过', { status: 401, data: { code: 'BAD_SIGNATURE', message: '重复的请求' } }],
  ])('应答丢了（%s）：以同一把键再问一次，办成了就是办成了', async (_, lost) => {
    expect(await book(lost, said('IS-1'))).toBe('IS-1')
    expect(sent).toHaveLength(2)
    expect(key(1)).toBe(key(0))
    expect(header('x-scf-nonce', 1)).not.toBe(header('x-scf-nonce', 0))
    expect(sent[1]?.data).toBe(sent[0]?.data)
    expect(unknownIntents()).toEqual([])
  })

  test('再问一次也没有应答：结果未知，不问第三次', async () => {
    await failure(book(axiosFailure('ERR_NETWORK')))
    expect(sent).toHaveLength(2)
    expect(unknownIntents()).toHaveLength(1)
  })

  test('再问一次得到业务拒绝：就是没有办成', async () => {
    const refused = { data: { code: '1', message: '额度不足', data: null } }
    expect(await failure(book(axiosFailure('ERR_NETWORK'), refused))).toMatchObject({ kind: 'business' })
    expect(unknownIntents()).toEqual([])
  })

  test.each([
    ['超时', timeout],
    ['504', { status: 504 }],
    ['502', { status: 502, data: '<html>' }],
  ])('%s 不自动再问：也许还在办（T20）', async (_, reply) => {
    await failure(book(reply))
    expect(sent).toHaveLength(1)
  })

  test('读不经过这里：断了就是断了', async () => {
    await failure(post({ query: true, data: {} }, axiosFailure('ERR_NETWORK')))
    expect(sent).toHaveLength(1)
  })
})

describe('别的标签页里同样的内容', () => {
  const data = { issueNo: 'IS1', amount: '1.00' }
  const book = () => post({ ...money, data })
  const others = new BroadcastChannel('scf-intents')
  const heard: { digest: string; key: string; state: string }[] = []
  others.addEventListener('message', (event) => heard.push((event as MessageEvent<(typeof heard)[0]>).data))
  const witness = new BroadcastChannel('scf-intents')
  /** 说出去，直到频道上的别人听见为止；此前别人说的也都到了。 */
  const say = (message: unknown) =>
    new Promise<void>((resolve) => {
      const mark = crypto.randomUUID()
      const listen = (event: Event) => {
        if ((event as MessageEvent<unknown>).data !== mark) return
        witness.removeEventListener('message', listen)
        setImmediate(resolve)
      }
      witness.addEventListener('message', listen)
      others.postMessage(message)
      others.postMessage(mark)
    })
  beforeEach(async () => {
    await say({})
    heard.length = 0
  })
  afterAll(() => {
    others.close()
    witness.close()
  })

  const digestOf = async () => {
    await book()
    await vi.waitFor(() => expect(heard.map(({ state }) => state)).toEqual(['begun', 'accepted']))
    const [{ digest }] = heard as [(typeof heard)[0]]
    forgetAccepted()
    return digest
  }
  const theirs = 'f'.repeat(32)

  test('正在办或刚办成的，沿用它的键：服务端以它的结果作答', async () => {
    const digest = await digestOf()
    await say({ digest, key: theirs, state: 'begun' })
    await say({ digest, key: theirs, state: 'accepted' })
    await book()
    expect(key(1)).toBe(theirs)
  })

  test('被拒了的，各办各的', async () => {
    const digest = await digestOf()
    await say({ digest, key: theirs, state: 'begun' })
    await say({ digest, key: theirs, state: 'refused' })
    await book()
    expect(key(1)).not.toBe(theirs)
  })

  test('办成之后又办了别的，或这边新开了表单，是新的一笔', async () => {
    const digest = await digestOf()
    await say({ digest, key: theirs, state: 'accepted' })
    await say({ digest: 'e'.repeat(64), key: 'e'.repeat(32), state: 'begun' })
    await book()
    expect(key(1)).not.toBe(theirs)
    await say({ digest, key: theirs, state: 'accepted' })
    forgetAccepted()
    await book()
    expect(key(2)).not.toBe(theirs)
  })

  test('含敏感字段的不说', async () => {
    await post({ ...money, data: { mobilePhone: '13800138000' } }).catch(() => undefined)
    await say({})
    expect(heard).toEqual([])
  })

  test('不像样的话不理', async () => {
    for (const message of [null, 'x', { digest: 1 }, { digest: 'd', key: 'k', state: '__proto__' }])
      await say(message)
    await book()
    expect(key(0)).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('与切换互斥（T24、K08）', () => {
  test('别处换了世代：不发送，宣布本标签页过期', async () => {
    const by = vi.fn<(by: string) => void>()
    const stop = onSuperseded(by)
    localStorage.setItem('scf-epoch', 'role:别处')
    expect(await failure(post({ ...money, data: {} }))).toMatchObject({ kind: 'cancelled' })
    expect(sent).toHaveLength(0)
    expect(by).toHaveBeenCalledWith('role')
    expect(unknownIntents()).toEqual([])
    stop()
  })

  test('服务端说企业已切换：同样宣布过期', async () => {
    const by = vi.fn<(by: string) => void>()
    const stop = onSuperseded(by)
    await failure(
      post({ data: {} }, { data: { code: 'CORP_SWITCHED', message: '企业已切换，请刷新后重试' } }),
    )
    expect(by).toHaveBeenCalledWith('corp')
    stop()
  })

  // 测试的浏览器环境没有 Web Locks，借用 Node 的
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks })
  })

  test('切换等正在办的结束；排在切换之后的不再发送', async () => {
    const order: string[] = []
    let finish: (() => void) | undefined
    const slow = () =>
      new Promise<never>((_, reject) => {
        finish = () => reject(new AxiosError('x', 'ECONNABORTED'))
      })
    const first = post({ ...money, data: { a: 1 } }, slow).catch(() => undefined)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const change = withSessionAlone(() => {
      order.push('切换')
      localStorage.setItem('scf-epoch', 'corp:别处')
      return Promise.resolve()
    })
    const second = post({ ...money, data: { a: 2 } }).catch(() => order.push('未发送'))
    order.push('业务有了结果')
    finish?.()
    await Promise.all([first, change, second])
    expect(order).toEqual(['业务有了结果', '切换', '未发送'])
    expect(sent).toHaveLength(1)
  })

  test('自己切换之后认下新世代，照常办理', async () => {
    bumpTabEpoch('corp')
    await post({ ...money, data: {} })
    expect(sent).toHaveLength(1)
  })
})
