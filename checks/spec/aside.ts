import { existsSync, rmSync } from 'node:fs'
import { WORKERS } from '../../scripts/children.ts'
import { runCucumber } from './deployment.ts'
import { readEnvelopes } from './envelopes.ts'
import { type Result, resultsOf } from './report/results.ts'
import { type Scenario, scenariosIn } from './scenarios.ts'

/**
 * Plays the chosen scenarios once more, somewhere else than npm run spec does: their messages go to a file of their own and
 * leave its results alone. Returns the scenarios that ran, and the result of each by its key.
 */
export async function playAside(
  messages: string,
  selected: readonly string[],
  url: string,
  env: Record<string, string>,
): Promise<{ scenarios: readonly Scenario[]; results: Readonly<Record<string, Result>> }> {
  rmSync(messages, { force: true })
  const how = ['--profile', 'browsers', '--parallel', String(WORKERS), '--format', `message:${messages}`]
  await runCucumber([...how, ...selected], url, env)
  const envelopes = existsSync(messages) ? readEnvelopes(messages) : []
  const results = resultsOf(envelopes)
  return { scenarios: scenariosIn(envelopes).filter(({ key }) => key in results), results }
}
