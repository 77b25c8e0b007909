import { assert, property, string } from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { Outbox } from '#app/observability/Outbox.ts'
import { redactStack, redactText, redactUrl } from '#app/observability/redact.ts'
import { measureVitals, worstShift } from '#app/observability/vitals.ts'

describe('离开浏览器之前的脱敏（T50）', () => {
  test('地址去掉查询与片段，编号换成 :id，带摘要的文件名留着', () => {
    expect(redactUrl('/api/web/corp/v1/files/F20261121000001/info?token=abc')).toBe(
      '/api/web/corp/v1/files/:id/info',
    )
    expect(redactUrl('https://a.example/cv3/?authToken=secret&wsToken=x#/credit')).toBe(
      'https://a.example/cv3/',
    )
    expect(redactUrl('https://a.example/cv3/assets/core-12345678.js')).toBe(
      'https://a.example/cv3/assets/core-12345678.js',
    )
    expect(redactUrl('blob:https://a.example/6f1c')).toBe('blob:')
  })

  test('会话里的值、邮箱、长数字与长串都不留', () => {
    const text =
      '提交失败 core-operator 13812345678 li.si@example.com 1,234,567.89 11010519491231002X eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 https://a.example/x?authToken=core-operator'
    expect(redactText(text, ['core-operator'])).toBe('提交失败 # # # # # # https://a.example/x')
    expect(redactText(`错${'误'.repeat(500)}`)).toHaveLength(300)
  })

  test('堆栈只留函数名、文件与行列', () => {
    const stack = `TypeError: 张三 13812345678 不能为空
    at submit (https://a.example/cv3/assets/IssuePage-ab12cd34.js?x=1:12:34)
    at https://a.example/cv3/assets/core-ab12cd34.js:5:6
    at <anonymous>`
    expect(redactStack(stack)).toEqual([
      'submit /cv3/assets/IssuePage-ab12cd34.js:12:34',
      '/cv3/assets/core-ab12cd34.js:5:6',
    ])
  })

  test('不论前后是什么，会话令牌与手机号都不会出去', () => {
    const token = 'T0kenOfThisSession'
    const around = string({ unit: 'grapheme', maxLength: 40 })
    assert(
      property(around, around, (before, after) => {
        const sent = redactText(`${before} ${token}${after} 13800138000 ${after}`, [token])
        return !sent.includes(token) && !sent.includes('13800138000')
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('性能的读数', () => {
  test('只有数字，没有记录的名字：第一个地址里有令牌', () => {
    vi.stubGlobal('performance', {
      getEntriesByType: () => [{ name: 'https://a.example/cv3/?authToken=secret', responseStart: 12.4 }],
    })
    const read = measureVitals()()
    vi.unstubAllGlobals()
    expect(read).toMatchObject({ TTFB: 12 })
    for (const value of Object.values(read)) expect(typeof value).toBe('number')
  })
})

describe('攒一批再送', () => {
  const open = () => {
    const sent: { items: { count: number }[] }[] = []
    const outbox = new Outbox({
      address: '/cv3/reports',
      envelope: () => ({ build: '1' }),
      send: (_address, body) => sent.push(JSON.parse(body) as (typeof sent)[0]) > 0,
    })
    return { outbox, sent }
  }

  test('相同的合成一条，十秒后一起送', () => {
    vi.useFakeTimers()
    const { outbox, sent } = open()
    for (let times = 0; times < 5; times += 1) outbox.add({ type: 'error', message: '同一个' })
    outbox.add({ type: 'error', message: '另一个' })
    vi.advanceTimersByTime(9_000)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(sent).toEqual([
      {
        build: '1',
        items: [
          { type: 'error', message: '同一个', count: 5 },
          { type: 'error', message: '另一个', count: 1 },
        ],
      },
    ])
    outbox.flush()
    expect(sent).toHaveLength(1)
    vi.useRealTimers()
  })

  test('死循环里的错误不会淹没收集端：四十条一批，至多两百种', () => {
    const { outbox, sent } = open()
    for (let times = 0; times < 10_000; times += 1) outbox.add({ type: 'error', message: String(times) })
    outbox.flush()
    expect(sent.map(({ items }) => items.length)).toEqual([40, 40, 40, 40, 40])
  })

  test('送不出去时不抛错', () => {
    const outbox = new Outbox({
      address: '/cv3/reports',
      envelope: () => ({}),
      send: () => {
        throw new Error('没有网络')
      },
    })
    outbox.add({ type: 'error' })
    expect(() => outbox.flush()).not.toThrow()
  })
})

test('布局偏移取最大的一组：隔一秒以上或满五秒另起一组', () => {
  const at = (startTime: number, value: number) => ({ startTime, value })
  expect(worstShift([])).toBe(0)
  expect(worstShift([at(0, 0.1), at(500, 0.1), at(3_000, 0.15)])).toBeCloseTo(0.2)
  expect(worstShift([0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((time) => at(time, 0.1)))).toBeCloseTo(
    0.6,
  )
})
