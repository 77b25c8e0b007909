import { parseSync } from 'vite'
import type { Source } from '../../scripts/sources.ts'

const titles = /\b(?:it|test|describe)(?:\.each\([^]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g

/** The text of a file for its readers: comments, the titles of tests, the tags of scenarios; a text file as a whole. */
export function mentionedIn({ path, text }: Source): string {
  if (path.endsWith('.feature'))
    return text
      .split('\n')
      .filter((line) => /^\s*[#@]/.test(line))
      .join('\n')
  if (path.endsWith('.css')) return text.match(/\/\*[^]*?\*\//g)?.join('\n') ?? ''
  if (!/\.(tsx?|mjs)$/.test(path)) return text
  const comments = parseSync(path, text).comments.map(({ value }) => value)
  const named = path.startsWith('tests/') ? [...text.matchAll(titles)].map(([, , title = '']) => title) : []
  return [...comments, ...named].join('\n')
}
