// What docs/ takes from the code is drawn from it; whoever changes the code draws it again.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawnPages } from '../../scripts/docs/drawn.ts'

const root = join(import.meta.dirname, '../..')

describe('docs 里由代码画出的', () => {
  const pages = drawnPages()

  it.each([...pages.keys()])('%s 与代码一致；不一致时运行 npm run docs', (path) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(pages.get(path))
  })

  it('docs/flows 里没有多余的', () => {
    const drawn = [...pages.keys()].filter((path) => path.startsWith('docs/flows/'))
    expect(readdirSync(join(root, 'docs/flows')).map((name) => `docs/flows/${name}`)).toEqual(
      drawn.toSorted(),
    )
  })
})
