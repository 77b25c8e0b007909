import { buildCorps } from '../mocks/portal/people/corps.ts'
import { personas } from '../mocks/portal/people/personas.ts'

/** Prints the address after start and all sample people (code, name, enterprise, post); the code is the authToken. */
export function printBanner(title: string, origin: string): void {
  const corpNames = new Map(buildCorps().map(({ corpId, corpName }) => [corpId, corpName]))
  const width = Math.max(...personas.map(({ code }) => code.length))
  const people = personas.map(({ code, personName, title: posts, memberships }) => {
    const corps = memberships.map(([corpId]) => corpNames.get(corpId) ?? corpId).join('、')
    return `  ${code.padEnd(width)}  ${personName}  ${corps}  ${posts}`
  })
  const lines = [
    '',
    title,
    `  门户      ${origin}/cv3/`,
    `  登录页    ${origin}/login`,
    `  沙盒面板  ${origin}/__mock/panel`,
    '',
    '示例人员（在登录页点选，或打开 /cv3/?authToken=<代号>&wsToken=x）：',
    ...people,
    '',
    '按 Ctrl+C 结束。',
  ]
  console.log(lines.join('\n'))
}
