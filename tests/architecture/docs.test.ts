// docs/flows is drawn from the tables; whoever changes a table draws it again.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flowPages } from '../../scripts/docs/flows.ts'

const FOLDER = join(import.meta.dirname, '../../docs/flows')

describe('docs/flows', () => {
  it('与流转表一致；不一致时运行 npm run docs', () => {
    const written = new Map(
      readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const),
    )
    expect(written).toEqual(flowPages())
  })
})
