// 模拟后端满足 docs/backend.md 的全部义务；文件里写的检查与 checks/conform 里的是同一些。
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Host } from '../../checks/conform/host.ts'
import { sections } from '../../checks/conform/page.ts'
import { rules } from '../../checks/conform/rules.ts'

const ids = rules.map(({ id }) => id)

let host: Host
beforeAll(async () => {
  host = await Host.open()
})
afterAll(() => host.close())

describe('npm run conform', () => {
  it('模拟后端全部通过，没有一项没检查到', async () => {
    const verdicts = await host.check('default')
    expect(verdicts.filter(({ result }) => result !== '通过')).toEqual([])
    expect(verdicts.map(({ id }) => id)).toEqual(ids)
  })

  it('编号不重复', () => {
    expect(ids).toHaveLength(new Set(ids).size)
  })

  it('docs/backend.md 写到的检查都有，有的检查都写到', () => {
    expect([...sections().keys()].toSorted()).toEqual(ids.toSorted())
  })
})
