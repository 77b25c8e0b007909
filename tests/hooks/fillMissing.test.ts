// Polyfills for features that browsers above the floor lack: they must behave as the native ones. And the floor: the test that every
// browser runs must pass in exactly those that package.json names, by the compatibility data.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { floor } from '../../scripts/vite/floor.ts'
import { isTooOld } from '../../src/app/tooOld.ts'
import { firstVersion } from '../build/compat.ts'

type Missing = typeof import('#hooks/fillMissing.ts')['missing']

let missing: Missing
beforeAll(async () => {
  ;({ missing } = await import('#hooks/fillMissing.ts'))
})

const outcome = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return (error as Error).constructor.name
  }
}
const items = fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(undefined)))
const at = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.constant(Number.NaN), fc.double())

describe('补的与浏览器自己的一样', () => {
  test('toSorted、toReversed', () => {
    const down = (a: unknown, b: unknown) => Number(b) - Number(a)
    fc.assert(
      fc.property(items, fc.constantFrom(undefined, down), (list, compare) => {
        const before = [...list]
        expect(missing.array.toSorted.call(list, compare)).toEqual(list.toSorted(compare))
        expect(missing.array.toReversed.call(list)).toEqual(list.toReversed())
        expect(list).toEqual(before)
      }),
    )
  })

  test('toSpliced、with', () => {
    const change = fc.tuple(at, at, fc.integer())
    fc.assert(
      fc.property(items, change, (list, [start, count, item]) => {
        const before = [...list]
        expect(missing.array.toSpliced.call(list, start, count, item)).toEqual(
          list.toSpliced(start, count, item),
        )
        expect(outcome(() => missing.array.with.call(list, start, item))).toEqual(
          outcome(() => list.with(start, item)),
        )
        expect(list).toEqual(before)
      }),
    )
    expect(
      (missing.array.toSpliced as (this: unknown[], start: number) => unknown).call([1, 2, 3], 1),
    ).toEqual([1])
  })

  test.each([
    ['https://a.example/b', undefined],
    ['/b?c=1', 'https://a.example'],
    ['/b', undefined],
    ['', ''],
    ['http://[', 'https://a.example'],
    ['javascript:alert(1)', 'https://a.example'],
  ])('URL.parse 与 URL.canParse：%s', (url, base) => {
    expect(missing.url.parse(url, base)?.href).toBe(URL.parse(url, base)?.href)
    expect(missing.url.canParse(url, base)).toBe(URL.canParse(url, base))
  })

  test('Promise.withResolvers', async () => {
    const [one, other] = [missing.promise.withResolvers(), missing.promise.withResolvers()]
    ;(one.resolve as (value: unknown) => void)(1)
    ;(other.reject as (value: unknown) => void)(2)
    await expect(one.promise).resolves.toBe(1)
    await expect(other.promise).rejects.toBe(2)
  })

  test.each([undefined, 0, 2, 4, 9])('ArrayBuffer.transferToFixedLength：长度 %s', (length) => {
    const [ours, theirs] = [new Uint8Array([1, 2, 3, 4]).buffer, new Uint8Array([1, 2, 3, 4]).buffer]
    const moved = missing.arrayBuffer.transferToFixedLength.call(ours, length)
    expect([...new Uint8Array(moved)]).toEqual([...new Uint8Array(theirs.transferToFixedLength(length))])
    expect(ours.byteLength).toBe(0)
  })

  test('AbortSignal.any：先断的那一个的缘由；早已断的立即断；没有断的不断', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const any = missing.abortSignal.any([one.signal, other.signal])
    const heard = vi.fn()
    any.addEventListener('abort', heard)
    expect(any.aborted).toBe(false)
    other.abort('其次')
    one.abort('最后')
    expect([any.aborted, any.reason, heard.mock.calls.length]).toEqual([true, '其次', 1])
    expect(missing.abortSignal.any([any]).reason).toBe('其次')
    expect(missing.abortSignal.any([]).aborted).toBe(false)
  })

  test('只补缺的，看不见（for…in 里没有）', () => {
    expect(Object.keys(Array.prototype)).toEqual([])
    expect([].toSorted.toString()).toContain('native code')
  })
})

const isOld = (has: { timeout: boolean; registerProperty: boolean; fromAsync: boolean }): boolean => {
  const scope = {
    AbortSignal: has.timeout ? { timeout: 1 } : {},
    CSS: has.registerProperty ? { registerProperty: 1 } : {},
    Array: has.fromAsync ? { fromAsync: 1 } : {},
  }
  return runInNewContext(`(${String(isTooOld)})()`, { ...scope, self: scope }) as boolean
}

describe('门槛', () => {
  const features = {
    timeout: 'api.AbortSignal.timeout_static',
    registerProperty: 'api.CSS.registerProperty_static',
    fromAsync: 'javascript.builtins.Array.fromAsync',
  } as const

  test.each(floor)('$browser：恰是 $version 起放行', ({ browser, version }) => {
    const since = Object.entries(features).map(
      ([name, path]) => [name, firstVersion(path, browser, { partial: true })] as const,
    )
    const passes = (release: number) =>
      !isOld(Object.fromEntries(since.map(([name, from]) => [name, from <= release])) as never)
    const versions = since.map(([, from]) => from).filter(Number.isFinite)
    expect(Math.min(...versions.filter(passes))).toBe(Number(version))
  })

  test('门槛之下的页面写的就是这些版本', () => {
    const page = readFileSync('public/browsers.html', 'utf8')
    const named = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios_saf: 'Safari' }
    const said = floor.map(({ browser, version }) => `${named[browser as 'chrome']} ${version} 及以上`)
    expect(said.filter((text) => !page.includes(text))).toEqual([])
  })

  test('什么也没有的（IE）也说得出来', () => {
    const scope = {}
    expect(runInNewContext(`(${String(isTooOld)})()`, { self: scope })).toBe(true)
  })

  test('有 URL.parse 的浏览器什么也不取：它是补的里面最晚出现的', () => {
    const filled = [
      ...Object.keys(missing.array).map((name) => `javascript.builtins.Array.${name}`),
      ...Object.keys(missing.arrayBuffer).map((name) => `javascript.builtins.ArrayBuffer.${name}`),
      ...Object.keys(missing.promise).map((name) => `javascript.builtins.Promise.${name}`),
      ...Object.keys(missing.url).map((name) => `api.URL.${name}_static`),
      ...Object.keys(missing.abortSignal).map((name) => `api.AbortSignal.${name}_static`),
    ]
    expect(filled).toHaveLength(10)
    for (const { browser } of floor) {
      const latest = firstVersion('api.URL.parse_static', browser)
      expect(filled.filter((path) => firstVersion(path, browser) > latest)).toEqual([])
    }
  })
})
