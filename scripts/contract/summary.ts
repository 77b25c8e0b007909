import type { OperationChange } from './difference.ts'
import { byFamily } from './families.ts'
import type { Usage } from './usage.ts'

/** Lines on a screen. */
const SCREEN = 40

const MARK = { 新增: '+', 删除: '-', 改动: '~' } as const

const several = (names: readonly string[], most: number): string =>
  names.slice(0, most).join('、') + (names.length > most ? ` 等 ${names.length} 处` : '')

interface Block {
  changes: OperationChange[]
  breaking: boolean
}

/** Additions under one tag make one block; operations changed alike (a shared structure changed) make one block. */
function blocksOf(changes: readonly OperationChange[]): Block[] {
  const keyOf = ({ kind, operation, changes: details, id }: OperationChange): string => {
    if (kind === '新增') return `+${operation.service}/${operation.tag}`
    if (kind === '删除') return id
    return details.map(({ text }) => text.replaceAll(/\S*\[\]\./g, '')).join()
  }
  return [...Map.groupBy(changes, keyOf).values()].map((members) => ({
    changes: members,
    breaking: members.some(({ breaking }) => breaking),
  }))
}

function usedBy({ changes }: Block, usage: ReadonlyMap<string, Usage>): string {
  const uses = changes.map(({ id }) => usage.get(id)).filter((one) => one !== undefined)
  const unique = (names: readonly string[]) => [...new Set(names)]
  const pages = unique([
    ...(uses.some(({ shell }) => shell) ? ['门户外壳'] : []),
    ...uses.flatMap((one) => one.pages.map(({ title }) => title)),
  ])
  const handlers = unique(uses.map(({ handler }) => handler || '还没有处理器'))
  const features = unique(
    uses.flatMap((one) => one.features.map((file) => file.replace(/^.*\/|\.feature$/g, ''))),
  )
  return [
    pages.length > 0 ? `页面 ${several(pages, 3)}` : '没有页面用它',
    changes[0]?.kind === '删除' ? '' : several(handlers, 2),
    features.length > 0 ? `场景 ${several(features, 3)}` : '',
  ]
    .filter(Boolean)
    .join('；')
}

function linesOf(block: Block, usage: ReadonlyMap<string, Usage>): string[] {
  const [first, ...more] = block.changes
  if (!first) return []
  const mark = `${block.breaking ? '!' : ' '}${MARK[first.kind]}`
  if (first.kind === '新增' && more.length > 0) {
    const ids = block.changes.map(({ id }) => id)
    return [
      `${mark} ${first.operation.tag} ${ids.length} 个：${several(ids, 5)}`,
      `       ${usedBy(block, usage)}`,
    ]
  }
  return [
    `${mark} ${first.id}　${first.operation.summary}`,
    ...(more.length > 0
      ? [
          `   同样：${several(
            more.map(({ id }) => id),
            5,
          )}`,
        ]
      : []),
    ...first.changes.slice(0, 6).map(({ text, breaking }) => `     ${breaking ? '! ' : '  '}${text}`),
    ...(first.changes.length > 6 ? [`       ……另有 ${first.changes.length - 6} 处`] : []),
    `       ${usedBy(block, usage)}`,
  ]
}

/**
 * The contract's changes on one screen, by family: for each block a line with its name, a line with who uses it, and a line per
 * difference of a field; incompatible ones are marked “!”. limit is the most lines; the number of hidden ones is printed.
 */
export function summaryOf(
  base: string,
  changes: readonly OperationChange[],
  usage: ReadonlyMap<string, Usage>,
  limit = SCREEN,
): string[] {
  if (changes.length === 0) return [`契约与 ${base} 相比没有变化`]
  const count = (kind: OperationChange['kind']) => changes.filter((one) => one.kind === kind).length
  const breaking = changes.filter((one) => one.breaking).length
  const head = `契约与 ${base} 相比：新增 ${count('新增')}，删除 ${count('删除')}，改动 ${count('改动')}${breaking ? `；不兼容 ${breaking}（标 !）` : '；都兼容'}`
  const lines: string[] = []
  let shown = 0
  for (const { block, title } of byFamily(changes).flatMap(([family, own]) =>
    blocksOf(own).map((one, at) => ({ block: one, title: at === 0 && family ? [`【${family}】`] : [] })),
  )) {
    const own = [...title, ...linesOf(block, usage)]
    if (lines.length + own.length > limit - 2 && shown > 0) break
    lines.push(...own)
    shown += block.changes.length
  }
  const rest = changes.length - shown
  return [head, ...lines, ...(rest > 0 ? [`……另有 ${rest} 个操作：npm run api:diff`] : [])]
}
