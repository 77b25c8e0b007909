import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@cucumber/messages'
import { Query } from '@cucumber/query'

export type { Envelope }

export const CUCUMBER = 'node_modules/@cucumber/cucumber/bin/cucumber.js'

const parse = (text: string): Envelope[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Envelope)

/** The messages a run left behind. */
export const readEnvelopes = (path: string): Envelope[] => parse(readFileSync(path, 'utf8'))

/** Finds what belongs together in the messages. */
export function queryOf(envelopes: readonly Envelope[]): Query {
  const query = new Query()
  for (const envelope of envelopes) query.update(envelope)
  return query
}

/**
 * Reads the feature files and sentences once without running them (about a second); all of them when paths is empty.
 * Throws an explanation in Chinese when a feature file is wrong.
 */
export function readFeatures(paths: readonly string[] = []): Envelope[] {
  const folder = mkdtempSync(join(tmpdir(), 'scf-spec-'))
  try {
    const out = join(folder, 'messages.ndjson')
    // undefined steps end with 1, which is no reason to stop here; the messages contain them
    const { stderr } = spawnSync(
      process.execPath,
      [CUCUMBER, '--profile', 'read', '--format', `message:${out}`, '--format', 'summary:', ...paths],
      { encoding: 'utf8' },
    )
    const envelopes = parse(readOr(out, ''))
    const broken = envelopes.find(({ parseError }) => parseError)?.parseError
    if (broken) throw new Error(`${broken.source.uri ?? ''} ${broken.message}`)
    if (!envelopes.some(({ testRunFinished }) => testRunFinished))
      throw new Error(stderr.trim() || '需求文件读不出来')
    return envelopes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readOr(path: string, fallback: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return fallback
  }
}
