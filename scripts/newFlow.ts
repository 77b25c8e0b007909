// npm run new:flow -- --like voucher/withdraw: writes a flow as its neighbour is (folder, contract, examples, transitions,
// requirements, wiring) under other names, then runs npm run api and docs; existing files are never overwritten.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './children.ts'
import { carryOut, kebab, type Plan, renaming, upper, wishes } from './copying.ts'
import { FAMILIES } from './families.ts'
import { importsOf, type Source } from './imports.ts'

interface FlowWish {
  /** The neighbour: family/folder. */
  like: string
  /** The new folder, a noun in camelCase: pledge. */
  flow: string
  /** Its Chinese name. */
  title: string
  /** The three letters of its transition ids. */
  code: string
}

const SPECS = 'docs/transitions.tsv'
const REQUIREMENTS = 'features/requirements.tsv'
const CODES = 'openapi/codes.yaml'
const CONTENTS = 'openapi/corp/openapi.yaml'

const plural = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/(?<=s|x|ch|sh)es$|s$/, '')
const dictOf = (schema: string): string => kebab(schema).replaceAll('-', '_').toUpperCase()
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The names that a file imports from outside its own flow. */
const foreign = (source: Source, own: (name: string) => boolean): Set<string> =>
  new Set(
    importsOf(source)
      .filter(({ specifier }) => !specifier.startsWith('./') && !/generated\/corp\/(?!model)/.test(specifier))
      .flatMap(({ names }) => names.map(({ name }) => name))
      .filter((name) => !own(name)),
  )

/** Repeats every run of matching lines after itself, with the words replaced. */
const doubled = (
  text: string,
  isMeant: (line: string) => boolean,
  other: (run: string) => string,
): string => {
  const lines = text.split('\n')
  return lines
    .flatMap((line, at) => {
      if (!isMeant(line) || isMeant(lines[at + 1] ?? '')) return [line]
      const from = lines.findLastIndex((one, index) => index < at && !isMeant(one)) + 1
      return [line, ...lines.slice(from, at + 1).map(other)]
    })
    .join('\n')
}

/** family.ts: everything imported from the old folder is imported from the new one too, and registered next to it. */
function wired(source: Source, { like, flow }: FlowWish, rename: (text: string) => string): string {
  const at = source.text.search(/^export const /m)
  let [imports, lists] = [source.text.slice(0, at), source.text.slice(at)]
  for (const { specifier, target, names } of importsOf(source)) {
    if (!target.startsWith(`mocks/${like}/`)) continue
    const taken = names.map(({ name, as }) => {
      const alias = rename(as) === as ? flow + upper(as) : rename(as)
      const element = new RegExp(`(?<=[[,]\\s*)(\\.\\.\\.)?${as}(?=\\s*[,\\]])`, 'g')
      lists = lists.replaceAll(element, (found, dots = '') => `${found}, ${dots}${alias}`)
      return rename(name) === alias ? alias : `${rename(name)} as ${alias}`
    })
    const list =
      names[0]?.name === 'default' ? taken[0]!.replace('default as ', '') : `{ ${taken.join(', ')} }`
    imports = imports.replace(
      /^import /m,
      `import ${list} from './${flow}/${specifier.split('/').at(-1)}'\nimport `,
    )
  }
  return imports + lists
}

const featureOf = (title: string, code: string): string => `# language: zh-CN
@T-${code}-01
功能: ${title}

  # 有了页面，在这里写它应有的行为，每条流转一个场景。
  场景: 经办从工作台开始
    假如 我以"core-operator"登录
    那么 应进入"工作台"页面
`

/** The files to write, by path; a Chinese sentence when it is impossible. */
export function planFlow(wish: FlowWish, root = '.'): Plan {
  const { like, flow: name, title, code } = wish
  const [family = '', flow = ''] = like.split('/')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const folder = `mocks/${family}/${flow}`
  if (FAMILIES[family] === undefined || !existsSync(join(root, folder, 'transitions.ts')))
    return `没有“${like}”这个流程；写成 家族/文件夹，如 voucher/withdraw`
  if (!/^[a-z][A-Za-z]*$/.test(name)) return `流程的名字是小驼峰的名词，如 pledge，不是“${name}”`
  if (!/^[\u4e00-\u9fa5]+$/.test(title)) return `标题是中文，如 凭证质押，不是“${title}”`
  if (!/^[A-Z]{3}$/.test(code)) return `代码是三个大写字母，如 PLG，不是“${code}”`
  const files = globSync('**/*.ts', { cwd: join(root, folder) })
  const transitions = read(`${folder}/transitions.ts`)
  const [was = '', ...more] = all(transitions, /\bcode: '(\w+)'/g)
  const oldTitle = all(transitions, /\btitle: '([^']+)'/g)[0] ?? ''
  const entity = all(transitions, /\bentity: '(\w+)'/g)[0] ?? ''
  const handlers = existsSync(join(root, folder, 'handlers.ts')) ? read(`${folder}/handlers.ts`) : ''
  const [folderOfTag = ''] = all(handlers, /generated\/corp\/([\w-]+)\/[\w-]+\.msw\.ts'/g)
  const yaml = globSync(`openapi/corp/${family}/*.yaml`, { cwd: root }).find(
    (file) => kebab(all(read(file), /tags: \[(\w+)\]/g)[0] ?? '') === folderOfTag,
  )
  if (was === '' || more.length > 0 || yaml === undefined)
    return `“${like}”不只一张流转表，或没有自己的契约：照一个小一些的流程写`
  const contract = read(yaml)
  const tag = all(contract, /tags: \[(\w+)\]/g)[0]!
  const one = singular(tag)
  // absAccountChange is the family's accountChange; a withdrawal is another word for withdraw
  const prefix = one.endsWith(upper(flow)) ? one.slice(0, -flow.length) : ''
  const stem = prefix ? prefix + upper(name) : name
  const nouns = new Map([
    [flow, name],
    [one, stem],
    [tag, plural(stem)],
  ])
  const specs = read(SPECS)
  const contents = read(CONTENTS)
  const label = new RegExp(`new Table<${entity}Row>\\('\\w+', '([^']+)'\\)`).exec(
    read(`mocks/${family}/tables.ts`),
  )?.[1]
  const exact = new Map([
    [was, code],
    [oldTitle, title],
    [kebab(one), kebab(stem)],
    [kebab(tag), kebab(plural(stem))],
    [kebab(flow), kebab(name)],
    ...(label ? [[label, title] as const] : []),
  ])
  const noun = renaming(nouns, exact)
  const [operations = '', structures = ''] = contract.split(/^components:$/m)
  const schemas = all(structures, /^ {4}(\w+):$/gm)
  // names without the noun would be duplicated
  for (const own of [...schemas, ...all(operations, /^(\w+):$/gm)])
    if (noun(own) === own) exact.set(own, `${own}For${upper(name)}`)
  for (const own of schemas) exact.set(dictOf(own), dictOf(exact.get(own) ?? noun(own)))
  for (const address of all(
    contents,
    new RegExp(`^ {2}(/v1/\\S+): \\{ \\$ref: ${family}/${yaml.split('/').at(-1)}#`, 'gm'),
  ))
    if (noun(address) === address) exact.set(address, `/v1/${kebab(name)}${address.slice('/v1'.length)}`)
  const rename = renaming(nouns, exact)
  const own = (word: string) => schemas.includes(word)
  const sourceOf = (path: string): Source => ({ path, text: read(path) })
  const renamedFile = (path: string) => rename(read(path), foreign(sourceOf(path), own))
  const written = rename(yaml)
  const feature = `features/${FAMILIES[family]}/${title}.feature`
  const taken = [`mocks/${family}/${name}`, written, feature].find((file) => existsSync(join(root, file)))
  if (taken !== undefined) return `${taken} 已经存在`
  if (specs.includes(`\t${code}\t`)) return `流转表里已经有 ${code}`
  if (contents.includes(`name: ${plural(stem)},`)) return `契约里已经有标签 ${plural(stem)}`
  const twice = (file: string, isMeant: (line: string) => boolean) =>
    [file, doubled(read(file), isMeant, (line) => rename(line))] as const
  const labels = read(`mocks/${family}/labels.ts`)
  const block = new RegExp(`^  ${entity}: \\{\\n[\\s\\S]*?^  \\},\\n`, 'm').exec(labels)?.[0] ?? ''
  const examples = yaml.replace('openapi/', 'openapi/examples/').replace('.yaml', '.json')
  const tags = new RegExp(
    `name: ${tag},|^      - ${tag}$|── \\S+ ${tag} ──|${family}/${yaml.split('/').at(-1)}#`,
  )
  return new Map([
    ...files.map((file) => [rename(`${folder}/${file}`), renamedFile(`${folder}/${file}`)] as const),
    [`mocks/${family}/family.ts`, wired(sourceOf(`mocks/${family}/family.ts`), wish, rename)],
    twice(`mocks/${family}/tables.ts`, (line) => line.includes(`${entity}Row`)),
    twice(`mocks/${family}/entities.ts`, (line) => line.includes(`entity('${entity}'`)),
    [
      `mocks/${family}/labels.ts`,
      doubled(
        labels.replace(block, (found) => found + rename(found)),
        (line) => line.startsWith('import ') && block.includes(/\w+Labels/.exec(line)?.[0] ?? line),
        (line) => rename(line),
      ),
    ],
    [written, rename(contract)],
    [rename(examples), rename(read(examples))],
    twice(CONTENTS, (line) => tags.test(line)),
    twice(CODES, (line) => line.startsWith(`    T-${was}-`)),
    twice(SPECS, (line) => line.startsWith(`T-${was}-`)),
    twice(REQUIREMENTS, (line) => line.startsWith(`T-${was}-`)),
    [feature, featureOf(title, code)],
  ])
}

if (process.argv[1] === import.meta.filename) {
  const wish = await wishes(
    {
      like: '照哪个流程（家族/文件夹，如 voucher/withdraw）',
      flow: '流程的名字，小驼峰的名词，如 pledge',
      title: '中文标题，如 凭证质押',
      code: '流转表里的三个字母，如 PLG',
    },
    'npm run new:flow -- --like voucher/withdraw --flow pledge --title 凭证质押 --code PLG',
  )
  const { like, flow, title, code } = wish
  const [family] = like.split('/')
  carryOut(planFlow(wish), [
    `流转写在 ${SPECS}（${code}）与 mocks/${family}/${flow}/transitions.ts，两边须一致；需求在 ${REQUIREMENTS}`,
    '编译器报出的，是别的流程认得邻居的地方：改成不用它，或照着也认得新的',
    '中文的说法、编号的字头（ids.next）、页面的权限（allow、jumpPath）、签署的类型（signed）还是邻居的，逐个改',
    `邻居的样例数据、待办、单据的去处（mocks/${family}/seed.ts、home/、places.ts）要有的话照着写`,
    `tests/mocks/${family}/ 写它的测试，features 里写它的场景；npm run unit -- tests/mocks/transitionSpecs.test.ts，npm run spec -- ${title}`,
    '页面：npm run new:page',
  ])
  process.exitCode = (await runNode(['scripts/api.ts'])) || (await runNode(['scripts/docs.ts']))
}
