// A generated file holds the calls of a whole tag; a chunk holds whole modules. So every call becomes a module of its own
// at build time, and a page brings the calls that it makes, not those of its family.
import { type ESTree, type Plugin, parseAst } from 'vite'

const GENERATED = /[\\/]src[\\/]api[\\/]generated[\\/]\w+[\\/]([\w-]+)[\\/]\1\.ts$/
const LEAF = /\?call=(\d+)$/

interface Leaf {
  readonly text: string
  readonly exports: readonly string[]
}

const namesIn = (text: string): string[] => text.match(/\b\w+\b/g) ?? []

/** The text of a module in parts that do not know each other, each with the module's imports. */
export const leavesOf = (code: string): Leaf[] => {
  const body = parseAst(code).body as (ESTree.Node & { start: number; end: number })[]
  const textOf = (node: { start: number; end: number }) => code.slice(node.start, node.end)
  const imports = body.filter((node) => node.type === 'ImportDeclaration').map(textOf)
  const parts = body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declaration?.type !== 'VariableDeclaration') return []
    const names = declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    return [{ names, text: textOf(node), exported: node !== declaration }]
  })
  // a declaration joins those whose names stand in it
  const leader = new Map(parts.flatMap(({ names }) => names.map((name) => [name, name])))
  const find = (name: string): string => (leader.get(name) === name ? name : find(leader.get(name)!))
  for (const { names, text } of parts)
    for (const other of namesIn(text)) if (leader.has(other)) leader.set(find(other), find(names[0]!))
  const groups = Map.groupBy(parts, ({ names }) => find(names[0]!))
  return [...groups.values()].map((group) => ({
    text: [...imports, ...group.map(({ text }) => text)].join('\n'),
    exports: group.filter(({ exported }) => exported).flatMap(({ names }) => names),
  }))
}

export const callLeaves = (): Plugin => {
  const leaves = new Map<string, Leaf[]>()
  return {
    name: 'call-leaves',
    apply: 'build',
    resolveId: (id) => (LEAF.test(id) ? id : null),
    load(id) {
      const index = LEAF.exec(id)?.[1]
      const leaf = index === undefined ? undefined : leaves.get(id.replace(LEAF, ''))?.[Number(index)]
      return leaf ? { code: leaf.text, moduleSideEffects: false, moduleType: 'js' } : null
    },
    // after the types are gone
    transform: {
      filter: { id: GENERATED },
      order: 'post',
      handler(code, id) {
        const found = leavesOf(code)
        leaves.set(id, found)
        const lines = found.flatMap(({ exports }, index) =>
          exports.length > 0 ? [`export { ${exports.join(', ')} } from '${id}?call=${index}'`] : [],
        )
        return { code: lines.join('\n'), map: null, moduleSideEffects: false }
      },
    },
  }
}
