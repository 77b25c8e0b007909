// npm run deep: a backend with one obligation broken fails exactly that rule of npm run conform, and no other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Host } from '../../checks/conform/host.ts'
import { mutants } from '../../checks/conform/mutants.ts'
import { rules } from '../../checks/conform/rules.ts'

let host: Host
beforeAll(async () => {
  host = await Host.open()
})
afterAll(() => host.close())

/** A file that is too large never reaches the mock's handlers: its host refuses it. */
const UNCOVERED = ['file-size-bound']

describe('npm run conform', () => {
  it('knows a mutant of every rule', () => {
    const covered = new Set(mutants.map(({ rule }) => rule))
    expect(rules.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual(UNCOVERED)
  })

  it.each(mutants)('$rule: $how', async ({ rule, scenario = 'issue-ready', mutate }) => {
    const verdicts = await host.check(scenario, mutate)
    expect(
      verdicts.flatMap(({ id, result, reason }) => (result === '失败' ? [`${id} ${reason}`] : [])),
    ).toEqual([expect.stringMatching(new RegExp(`^${rule} 应为`))])
  })
})
