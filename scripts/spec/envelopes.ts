import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { runCucumber } from '@cucumber/cucumber/api'

/** cucumber 的一条消息：需求文件、步骤定义、场景、结果、附件……每条只有一种。 */
export type Envelope = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0]
export type Of<Key extends keyof Envelope> = NonNullable<Envelope[Key]>

export const CUCUMBER = 'node_modules/@cucumber/cucumber/bin/cucumber.js'

const parse = (text: string): Envelope[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Envelope)

/** 一次运行留下的消息。 */
export const readEnvelopes = (path: string): Envelope[] => parse(readFileSync(path, 'utf8'))

/** 一种消息的全部，按先后。 */
export const every = <Key extends keyof Envelope>(envelopes: readonly Envelope[], key: Key): Of<Key>[] =>
  envelopes.flatMap((envelope) => {
    const value = envelope[key]
    return value === undefined ? [] : [value]
  })

/**
 * 把需求文件与句子读一遍，不运行（约一秒）；paths 为空时读全部。
 * 需求文件写错时抛出中文说明。
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
