// A generated file contains the calls of a whole tag; a chunk contains whole modules. So every declaration becomes its own module
// at build time: a page loads the calls that it makes, not those of its family, and code that only sends loads no hook.
import { type ESTree, type Plugin, parseAst } from 'vite'

const GENERATED = /[\\/]src[\\/]api[\\/]generated[\\/]\w+[\\/]([\w-]+)[\\/]\1\.ts$/
const LEAF = /\?call=\w+$/
const addressOf = (file: string, name: string): string => `${file}?call=${name}`

interface Leaf {
  readonly name: string
  readonly text: string
  /** What it uses from the same file */
  readonly uses: readonly string[]
}

/** The names in a piece of code; quoted text is skipped. */
const namesIn = (code: string): Set<string> =>
  new Set(code.replaceAll(/"[^"]*"|'[^']*'|`[^`$]*`/g, '').match(/\b\w+\b/g))

/** The declarations of a module, each with the imports that it uses. */
export const leavesOf = (code: string): Leaf[] => {
  const body = parseAst(code).body as (ESTree.Node & { start: number; end: number })[]
  const textOf = (node: { start: number; end: number }) => code.slice(node.start, node.end)
  const imports = body.flatMap((node) =>
    node.type === 'ImportDeclaration'
      ? [{ text: textOf(node), names: node.specifiers.map(({ local }) => local.name) }]
      : [],
  )
  const declared = body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap((one) =>
      one.id.type === 'Identifier' ? [{ name: one.id.name, text: textOf(one) }] : [],
    )
  })
  return declared.map(({ name, text }) => {
    const used = namesIn(text)
    const needed = imports.filter(({ names }) => names.some((local) => used.has(local)))
    return {
      name,
      text: [...needed.map((one) => one.text), `export const ${text}`].join('\n'),
      uses: declared.flatMap((other) => (other.name !== name && used.has(other.name) ? [other.name] : [])),
    }
  })
}

export const callLeaves = (): Plugin => {
  const leaves = new Map<string, Leaf[]>()
  return {
    name: 'call-leaves',
    apply: 'build',
    resolveId: (id) => (LEAF.test(id) ? id : null),
    load(id) {
      const [file = '', called] = id.split('?call=')
      const leaf = leaves.get(file)?.find(({ name }) => name === called)
      if (!leaf) return null
      const others = leaf.uses.map((name) => `import { ${name} } from '${addressOf(file, name)}'`)
      return { code: [...others, leaf.text].join('\n'), moduleSideEffects: false, moduleType: 'js' }
    },
    // after the types are removed
    transform: {
      filter: { id: GENERATED },
      order: 'post',
      handler(code, id) {
        const found = leavesOf(code)
        leaves.set(id, found)
        const lines = found.map(({ name }) => `export { ${name} } from '${addressOf(id, name)}'`)
        return { code: lines.join('\n'), map: null, moduleSideEffects: false }
      },
    },
  }
}
