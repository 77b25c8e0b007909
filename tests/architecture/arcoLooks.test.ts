// scripts/vite/arcoSlim.ts drops unused style rules: a use of one of them would be unstyled.
import { expect, it } from 'vitest'
import { written } from '../../scripts/sources.ts'

const DROPPED: readonly (readonly [component: string, props: RegExp])[] = [
  ['Button', /\bshape=|["'](dashed|success|warning)["']|Button\.Group/],
  ['Tag', /\b(checkable|bordered)\b|color="(?!var\()/],
  ['Alert', /\bclosable\b/],
]

/** The opening tags of an Arco component in a file that imports it. */
const tagsOf = (component: string, text: string): string[] => {
  const [, name] = new RegExp(`import (\\w+) from '@arco-design/web-react/es/${component}'`).exec(text) ?? []
  if (name === undefined) return []
  return [
    ...text.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g')),
    ...text.matchAll(new RegExp(`${name}\\.Group`, 'g')),
  ].map(([tag]) => tag.replace(name, component))
}

it.each(DROPPED)('%s：没有用到构建略去的样子', (component, props) => {
  const tags = written('src').flatMap(({ path, text }) =>
    tagsOf(component, text).map((tag) => `${path} ${tag}`),
  )
  expect(tags.length).toBeGreaterThan(0)
  expect(tags.filter((tag) => props.test(tag))).toEqual([])
})
