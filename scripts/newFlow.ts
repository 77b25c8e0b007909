// npm run new:flow: writes the frame of a flow (folder, contract, law, feature, test), then runs npm run
// api:examples, api and docs; what is there already is never touched.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { runNode } from './children.ts'
import { FAMILIES } from './families.ts'
import { contractSource, withTag } from './newFlow/contract.ts'
import { featureSource, withRequirements, withTransitions } from './newFlow/law.ts'
import { type FlowWish, namesOf } from './newFlow/names.ts'
import { roomSources, testSource, withRoom } from './newFlow/room.ts'
import { writeFiles } from './newPage.ts'

const LAW = 'docs/transitions.tsv'
const REQUIREMENTS = 'features/requirements.tsv'
const CONTENTS = 'openapi/corp/openapi.yaml'

const wordProblem = ({ family, flow, title, code }: FlowWish): string | undefined => {
  if (FAMILIES[family] === undefined)
    return `没有“${family}”这个家族；可用：${Object.keys(FAMILIES).join('、')}`
  if (!/^[a-z][A-Za-z]*$/.test(flow)) return `流程的名字是小驼峰的名词，如 pledge，不是“${flow}”`
  if (!/^[\u4e00-\u9fa5]+$/.test(title)) return `标题是中文，如 凭证质押，不是“${title}”`
  return /^[A-Z]{3}$/.test(code) ? undefined : `代码是三个大写字母，如 PLG，不是“${code}”`
}

/** The files to write, by path; a Chinese sentence when it cannot be done. */
export function planFlow(wish: FlowWish, root = '.'): Map<string, string> | string {
  const problem = wordProblem(wish)
  if (problem !== undefined) return problem
  const names = namesOf(wish)
  const { family, flow, title, code, tag, type, file } = names
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const own = {
    contract: `openapi/corp/${family}/${file}.yaml`,
    feature: `features/${FAMILIES[family]}/${title}.feature`,
    test: `tests/mocks/${family}/${flow}.test.ts`,
  }
  const taken = [`mocks/${family}/${flow}`, ...Object.values(own)].find((name) =>
    existsSync(join(root, name)),
  )
  if (taken !== undefined) return `${taken} 已经存在`
  const law = read(LAW)
  if (law.includes(`\t${code}\t`)) return `流转表里已经有 ${code}`
  if (law.includes(`\t${type}\t`)) return `流转表里已经有 ${type}`
  const contents = read(CONTENTS)
  if (contents.includes(`name: ${tag},`)) return `契约里已经有标签 ${tag}`
  const written = globSync('openapi/**/*.yaml', { cwd: root }).map(read)
  if (written.some((text) => text.includes(`\n    ${type}:\n`))) return `契约里已经有结构 ${type}`
  const wiring = `mocks/${family}/family.ts`
  return new Map([
    ...[...roomSources(names)].map(([name, text]) => [`mocks/${family}/${flow}/${name}`, text] as const),
    [wiring, withRoom(read(wiring), names)],
    [own.contract, contractSource(names)],
    [CONTENTS, withTag(contents, names)],
    [LAW, withTransitions(law, names)],
    [REQUIREMENTS, withRequirements(read(REQUIREMENTS), names)],
    [own.feature, featureSource(names)],
    [own.test, testSource(names)],
  ])
}

async function ask(given: Partial<FlowWish>): Promise<FlowWish> {
  const line = createInterface({ input: process.stdin, output: process.stdout })
  const word = async (said: string | undefined, question: string): Promise<string> =>
    said ?? (await line.question(`${question}：`)).trim()
  const wish = {
    family: await word(given.family, `哪个家族（${Object.keys(FAMILIES).join('、')}）`),
    flow: await word(given.flow, '流程的名字，小驼峰的名词，如 pledge'),
    title: await word(given.title, '中文标题，如 凭证质押'),
    code: await word(given.code, '流转表里的三个字母，如 PLG'),
  }
  line.close()
  return wish
}

async function main(): Promise<void> {
  const word = { type: 'string' } as const
  const { values } = parseArgs({ options: { family: word, flow: word, title: word, code: word } })
  if (!(values.family && values.flow && values.title && values.code) && !process.stdin.isTTY) {
    console.error(
      '用法：npm run new:flow -- --family voucher --flow pledge --title 凭证质押 --code PLG（在终端里运行时会问）',
    )
    process.exitCode = 1
    return
  }
  const wish = await ask(values)
  const files = planFlow(wish)
  if (typeof files === 'string') {
    console.error(files)
    process.exitCode = 1
    return
  }
  writeFiles(files)
  console.log([...files.keys()].map((name) => `写好 ${name}`).join('\n'))
  process.exitCode =
    (await runNode(['scripts/contract/example.ts'])) ||
    (await runNode(['scripts/api.ts'])) ||
    (await runNode(['scripts/docs.ts']))
  const { family, flow, title, code } = wish
  console.log(
    [
      '接着：',
      `  1. 流转写在 ${LAW}（${code}）与 mocks/${family}/${flow}/transitions.ts，两边须一致`,
      `  2. 字段写在契约里，npm run api；条件在 rules.ts，效果在 flow.ts`,
      `  3. npm run unit -- tests/mocks/${family}/${flow}.test.ts，npm run spec -- ${title}`,
      '  4. 页面：在 src/routes 里声明地址，npm run new:page',
    ].join('\n'),
  )
}

if (process.argv[1] === import.meta.filename) await main()
