// npm run new:page: asks (or is told by --path, --operation, for a new address also --title, --roles) and writes the
// route, page, mock handler and feature file; what exists is never touched
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { bundleContract } from '../openapi/bundle.ts'
import { runNode } from './children.ts'
import { type Operation, readOperations } from './contract/contract.ts'
import { handlerFiles } from './contract/handlers.ts'
import { FAMILIES } from './families.ts'
import type { Plan } from './newPage/fields.ts'
import { pageNames, ROUTE_FAMILIES } from './newPage/names.ts'
import { planRoute, type RouteWish } from './newPage/newRoute.ts'
import { type Declared, declaredRoutes, pagesFile, withPage } from './newPage/routes.ts'
import { featureSource, handlerSource, itemOf, kebab, pageSource, withHandlers } from './newPage/sources.ts'

/** title, family and roles only of an address that no route has yet. */
interface Wish extends Partial<RouteWish> {
  path: string
  operation: string
}

/** The route of a wish, with the files that declare it when it is new; the reason in Chinese when there is none. */
function routeOf(wish: Wish, root: string): { route: Declared; files: Map<string, string> } | string {
  const known = declaredRoutes(root).find(({ path }) => path === wish.path)
  if (known)
    return known.page ? `“${known.title}”（${wish.path}）已经有页面了` : { route: known, files: new Map() }
  const { title, roles } = wish
  if (!title || !roles)
    return `路由表里没有“${wish.path}”：新的地址要连 --title 中文标题 与 --roles 授予的角色 一起给`
  return planRoute({ ...wish, title, roles }, root)
}

/** Operations a list page can be made of: paged queries. */
const pageable = (operations: ReadonlyMap<string, Operation>): Operation[] =>
  [...operations.values()].filter((one) => one.flags.query && one.request && itemOf(one)?.$ref)

/** The files to write (path → content); the reason in Chinese when that is impossible. */
export function planFiles(
  wish: Wish,
  operations: ReadonlyMap<string, Operation>,
  root = '.',
): Map<string, string> | string {
  const declared = routeOf(wish, root)
  if (typeof declared === 'string') return declared
  const { route } = declared
  const operation = operations.get(wish.operation)
  if (!operation) return `契约里没有操作“${wish.operation}”`
  if (!pageable(operations).includes(operation)) return `“${wish.operation}”不是分页查询，做不了列表页`
  const { component, file } = pageNames(wish.path)
  const [family, tag] = ROUTE_FAMILIES[route.family] ?? ['portal', 'FAM-WORKBENCH']
  const feature = `features/${FAMILIES[family]}/${route.title}.feature`
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const dictionaries = read('mocks/generated/dictionaries.ts')
  const hasDict = (name: string) => dictionaries.includes(`\n  ${name}: [`)
  const plan: Plan = { path: wish.path, title: route.title, component, operation, hasDict }
  const taken = [file, feature].find((name) => existsSync(join(root, name)))
  if (taken !== undefined) return `${taken} 已经存在`
  const files = new Map([
    ...declared.files,
    [file, pageSource(plan)],
    [pagesFile(route.family), withPage(read(pagesFile(route.family)), route.name, file)],
    [feature, featureSource(plan, tag)],
  ])
  if (!handlerFiles(root).has(`${operation.service}/${kebab(operation.tag)}`)) {
    const hasTable = read(`mocks/${family}/tables.ts`).includes(`  ${operation.tag}: new Table`)
    const own = [...operations.values()].filter(
      (one) => one.service === operation.service && one.tag === operation.tag,
    )
    const wiring = `mocks/${family}/family.ts`
    files.set(`mocks/${family}/${operation.tag}/handlers.ts`, handlerSource(plan, own, hasTable))
    files.set(wiring, withHandlers(read(wiring), operation.tag))
  }
  return files
}

/** Writes the files and formats them. */
export function writeFiles(files: ReadonlyMap<string, string>, root = '.'): void {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  const code = [...files.keys()].filter((name) => /\.tsx?$/.test(name))
  const biome = join(import.meta.dirname, '../node_modules/.bin/biome')
  spawnSync(biome, ['check', '--write', ...code], { cwd: root, shell: process.platform === 'win32' })
}

async function ask(given: Partial<Wish>, operations: ReadonlyMap<string, Operation>): Promise<Wish> {
  const line = createInterface({ input: process.stdin, output: process.stdout })
  const choose = async (title: string, options: readonly (readonly [string, string])[]): Promise<string> => {
    const word = (await line.question(`${title}（输入一部分来找，或直接输入）：`)).trim()
    const hits = options.filter(([value, label]) => value === word || `${value} ${label}`.includes(word))
    const exact = hits.find(([value]) => value === word) ?? (hits.length === 1 ? hits[0] : undefined)
    if (exact) return exact[0]
    console.log(
      hits.length > 0
        ? hits
            .slice(0, 20)
            .map(([value, label]) => `  ${value}　${label}`)
            .join('\n')
        : '  没有符合的',
    )
    return choose(title, options)
  }
  const word = async (said: string | undefined, question: string): Promise<string> =>
    said ?? (await line.question(`${question}：`)).trim()
  const routes = declaredRoutes()
  const path = await word(given.path, '哪个地址（新的也行，如 /guarantee/renewal/index）')
  const isNew = !routes.some((one) => one.path === path)
  const title = isNew ? await word(given.title, '中文标题') : given.title
  const roles = isNew
    ? await word(given.roles, '授予哪些角色（如 core.op,core.dir；写法见 grants.ts）')
    : given.roles
  const operation =
    given.operation ??
    (await choose(
      '哪个分页查询',
      pageable(operations).map((one) => [one.id, one.summary]),
    ))
  line.close()
  return {
    path,
    operation,
    ...(title && { title }),
    ...(roles && { roles }),
    ...(given.family && { family: given.family }),
  }
}

async function main(): Promise<void> {
  const word = { type: 'string' } as const
  const { values } = parseArgs({
    options: { path: word, operation: word, title: word, family: word, roles: word },
  })
  bundleContract()
  const operations = readOperations()
  if (!(values.path && values.operation) && !process.stdin.isTTY) {
    console.error(
      '用法：npm run new:page -- --path /credit/… --operation pageXxx；新的地址再加 --title 标题 --roles core.op,core.dir（在终端里运行时会问）',
    )
    process.exitCode = 1
    return
  }
  const wish = await ask(values, operations)
  const files = planFiles(wish, operations)
  if (typeof files === 'string') {
    console.error(files)
    process.exitCode = 1
    return
  }
  const isNew = !declaredRoutes().some(({ path }) => path === wish.path)
  writeFiles(files)
  const { title = '' } = declaredRoutes().find(({ path }) => path === wish.path) ?? {}
  const steps = [
    '照最近的邻居补上动作、子视图与条件；模拟后端的授权在 mocks/portal/menu/grants.ts',
    ...(isNew
      ? ['路由多了一条：tests/routes/allRoutes.test.ts 里的条数，README 的路由数；npm run docs']
      : []),
    'npm run types',
    `npm start 看一眼，再 npm run spec -- ${title}`,
  ]
  console.log(
    [
      ...[...files.keys()].map((name) => `写好 ${name}`),
      '接着：',
      ...steps.map((one, at) => `  ${at + 1}. ${one}`),
    ].join('\n'),
  )
  if (isNew) process.exitCode = await runNode(['scripts/routes.ts'])
}

if (process.argv[1] === import.meta.filename) await main()
