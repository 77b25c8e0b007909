import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@cucumber/messages'

export type { Envelope }
export type Of<Key extends keyof Envelope> = NonNullable<Envelope[Key]>

export const CUCUMBER = 'node_modules/@cucumber/cucumber/bin/cucumber.js'

const parse = (text: string): Envelope[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Envelope)

/** The messages a run left behind. */
export const readEnvelopes = (path: string): Envelope[] => parse(readFileSync(path, 'utf8'))

/** All of one kind of message, in order. */
export const every = <Key extends keyof Envelope>(envelopes: readonly Envelope[], key: Key): Of<Key>[] =>
  envelopes.flatMap((envelope) => {
    const value = envelope[key]
    return value === undefined ? [] : [value]
  })

/**
 * Reads the feature files and sentences once without running them (about a second); all of them when paths is empty.
 * Throws an explanation in Chinese when a feature file is wrong.
 */
export function readFeatures(paths: readonly string[] = []): Envelope[] {
  const folder = mkdtempSync(join(tmpdir(), 'scf-spec-'))
  try {
    const out = join(folder, 'messages.ndjson')
    // undefined steps end with 1, which is no reason to stop here; the messages tell
    const { stderr } = spawnSync(
      process.execPath,
      [CUCUMBER, '--profile', 'read', '--format', `message:${out}`, '--format', 'summary:', ...paths],
      { encoding: 'utf8' },
    )
    const envelopes = parse(readOr(out, ''))
    const [broken] = every(envelopes, 'parseError')
    if (broken) throw new Error(`${broken.source.uri ?? ''} ${broken.message}`)
    if (every(envelopes, 'testRunFinished').length === 0) throw new Error(stderr.trim() || '需求文件读不出来')
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
