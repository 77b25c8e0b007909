import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  bindCorp,
  clearSession,
  currentCorp,
  sessionNames,
  sessionValue,
  setSessionValue,
} from '#api/session.ts'

const storage = (): Storage => {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

describe('会话值（GATE-07）', () => {
  test('恰好七个名字；令牌只在 sessionStorage', () => {
    vi.stubGlobal('sessionStorage', storage())
    vi.stubGlobal('localStorage', storage())
    expect(sessionNames).toEqual([
      'authToken',
      'wsToken',
      'XSRF-TOKEN',
      'XSRF-TOKEN-NAME',
      'corpLoginUrl',
      'lastUrl',
      'lastCorpFlag',
    ])
    for (const name of sessionNames) setSessionValue(name, `v-${name}`)
    expect(sessionStorage.getItem('authToken')).toBe('v-authToken')
    expect(localStorage.getItem('lastUrl')).toBe('v-lastUrl')
    expect(localStorage.getItem('authToken')).toBeNull()
    bindCorp('C')
    localStorage.setItem('other', '1')
    clearSession()
    expect([sessionStorage.length, localStorage.length, currentCorp()]).toEqual([0, 0, ''])
    expect(sessionNames.map(sessionValue).join('')).toBe('')
  })

  test('存储被禁用时本标签页靠内存（K01）', () => {
    const denied = new Proxy({} as Storage, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    vi.stubGlobal('sessionStorage', denied)
    vi.stubGlobal('localStorage', denied)
    setSessionValue('authToken', 'A')
    expect(sessionValue('authToken')).toBe('A')
    clearSession()
    expect(sessionValue('authToken')).toBe('')
  })
})
