// npm run deep: a backend with one obligation broken fails exactly that rule of npm run conform, and no other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Host } from '../../checks/conform/host.ts'
import { rules } from '../../checks/conform/rules.ts'
import { saboteurs } from '../../checks/conform/saboteurs.ts'

let host: Host
beforeAll(async () => {
  host = await Host.open()
})
afterAll(() => host.close())

/** A file that is too large never reaches the mock's handlers: its host refuses it. */
const UNSPOILED = ['file-size-bound']

describe('npm run conform', () => {
  it('knows a saboteur of every rule', () => {
    const spoiled = new Set(saboteurs.map(({ rule }) => rule))
    expect(rules.map(({ id }) => id).filter((id) => !spoiled.has(id))).toEqual(UNSPOILED)
  })

  it.each(saboteurs)('$rule: $how', async ({ rule, scenario = 'issue-ready', spoil }) => {
    const verdicts = await host.check(scenario, spoil)
    expect(
      verdicts.flatMap(({ id, result, reason }) => (result === '失败' ? [`${id} ${reason}`] : [])),
    ).toEqual([expect.stringMatching(new RegExp(`^${rule} 应为`))])
  })
})
