// npm run api:docs: makes a browsable API reference, reports/api.html, from the contract: Redoc with all its assets
// inside, so it opens without a server and without a network.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractVersion, readSuccesses } from '../openapi/bundle.ts'
import { operationsOf } from '../openapi/document.ts'
import { readOperations } from './contract/contract.ts'
import { readUsage, type Usage } from './contract/usage.ts'

const PAGE = 'reports/api.html'
/** Redoc would fetch its own logo. */
const ALONE = `<meta http-equiv="Content-Security-Policy" content="img-src data:; connect-src 'none'">`

const usageText = (id: string, { shell, pages, handler, features }: Usage): string =>
  [
    `\`${id}\``,
    `页面：${[...(shell ? ['门户外壳'] : []), ...pages.map(({ title }) => title)].join('、') || '还没有'}`,
    `处理器：${handler || '还没有'}`,
    `场景：${features.length} 份`,
  ].join('　')

interface Group {
  name: string
  tags: string[]
}

/** The services as one document, with an operation's name and who uses it at the end of its description, where the search finds them. */
export function reference(usage: ReadonlyMap<string, Usage>) {
  const parts = Object.values(readSuccesses())
  for (const part of parts) {
    for (const { operation } of operationsOf(part)) {
      const used = usage.get(operation.operationId)
      operation['description'] = [operation['description'], used && usageText(operation.operationId, used)]
        .filter(Boolean)
        .join('\n\n')
    }
  }
  const kinds = [...new Set(parts.flatMap(({ components }) => Object.keys(components)))]
  const groups = Map.groupBy(
    parts.flatMap((part) => part['x-tagGroups'] as Group[]),
    ({ name }) => name,
  )
  return {
    ...parts[0],
    info: {
      title: '接口参考',
      version: contractVersion(),
      description: '应答都装在信封 `{ code, message, data }` 里。',
    },
    tags: parts.flatMap((part) => part['tags'] as unknown[]),
    servers: [{ url: '/' }],
    // the whole address: one path of two services is at two addresses
    paths: Object.fromEntries(
      parts.flatMap(({ servers, paths }) =>
        Object.entries(paths).map(([path, item]) => [`${servers[0]?.url ?? ''}${path}`, item]),
      ),
    ),
    components: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        Object.assign({}, ...parts.map(({ components }) => components[kind])) as object,
      ]),
    ),
    'x-tagGroups': [...groups].map(([name, own]) => ({ name, tags: own.flatMap(({ tags }) => tags) })),
  }
}

if (process.argv[1] === import.meta.filename) {
  const operations = [...readOperations().values()]
  const folder = mkdtempSync(join(tmpdir(), 'scf-docs-'))
  const source = join(folder, 'openapi.json')
  writeFileSync(source, JSON.stringify(reference(readUsage(operations))))
  mkdirSync('reports', { recursive: true })
  const redocly = 'node_modules/@redocly/cli/bin/cli.js'
  const { status, stderr } = spawnSync(
    process.execPath,
    [redocly, 'build-docs', source, '--inlineBundle', '--openapi.showExtensions=true', '--output', PAGE],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  if (status === 0) {
    writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace('<head>', `<head>${ALONE}`))
    console.log(`接口参考 ${PAGE}（用浏览器直接打开）：${operations.length} 个操作`)
  } else {
    console.error(stderr.trim())
    process.exitCode = 1
  }
}
