// A structure's labels are one generated module, and a page shows a dozen of its fields. In the build every module gets the
// labels of the fields that it shows and nothing more: no page pays for another's, and no chunk of shared labels comes about.
// Where a name is not written out (a wrapper of a field), all labels stay.
import { pathToFileURL } from 'node:url'
import { type ESTree, type Plugin, parseSync } from 'vite'

/** A node that is looked at whatever its type. */
type Node = ESTree.Node & { readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const LABELS = /^#api\/generated\/\w+\/labels\/\w+\.ts$/
const VOCABULARIES = new Set(['column', 'filters', 'fieldOf'])
/** These say their own title, or none. */
const NAMELESS = new Set(['actions', 'buttons', 'deadline', 'derived'])

/** One field shown by a vocabulary. */
interface LabelUse {
  /** Undefined when it is not written out. */
  readonly field: string | undefined
  /** A label of the page's own: its text, '' when it is no literal. */
  readonly own?: string
  /** The labels that the vocabulary was given, as the module calls them. */
  readonly labels: readonly string[]
  readonly start: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Every node with those around it, the nearest first. */
function* nodesOf(node: unknown, around: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one, around)
  else if (isNode(node)) {
    yield [node, around]
    for (const child of Object.values(node)) yield* nodesOf(child, [node, ...around])
  }
}

const nameOf = (node: unknown): string =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier') ? node.name : ''
const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
const childrenOf = (node: unknown, key: string): readonly Node[] =>
  isNode(node) ? ((node[key] as readonly Node[] | undefined) ?? []) : []

const callsVocabulary = (node: unknown): node is Node =>
  isNode(node) && node.type === 'CallExpression' && VOCABULARIES.has(nameOf(node['callee']))

/** A call of the vocabulary or a form's field: what it shows; nothing for what shows no label. */
const shownBy = (
  node: Node,
  [parent, next, ...rest]: readonly Node[],
): readonly Pick<LabelUse, 'field' | 'own'>[] => {
  const unsure = [{ field: undefined }]
  const showing = (field: string | undefined, own: Node | undefined) => [
    { field, ...(own && { own: textOf(own['value']) ?? '' }) },
  ]
  if (parent?.type === 'MemberExpression') {
    if (parent['object'] !== node || NAMELESS.has(nameOf(parent['property']))) return []
    const [name, ...others] = childrenOf(next?.type === 'CallExpression' ? next : undefined, 'arguments')
    const options = others.flatMap((one) => childrenOf(one, 'properties'))
    return showing(
      textOf(name),
      options.find((one) => ['title', 'label'].includes(nameOf(one['key']))),
    )
  }
  if (parent?.type === 'JSXOpeningElement') {
    const attribute = (name: string) =>
      childrenOf(parent, 'attributes').find((one) => nameOf(one['name']) === name)
    return showing(textOf(attribute('name')?.['value']), attribute('label'))
  }
  if (parent?.type === 'Property' || parent?.type === 'JSXAttribute')
    return parent['shorthand'] === true ? unsure : []
  if (parent?.type === 'JSXClosingElement' || parent?.type === 'TSTypeQuery') return []
  if (parent?.type === 'VariableDeclarator')
    return parent['init'] === node || !rest.some(({ type }) => type === 'ExportNamedDeclaration')
      ? []
      : unsure
  return unsure
}

/** Labels are given to a vocabulary, as they are or with others beside them. */
const isGiven = ([parent]: readonly Node[]): boolean =>
  ['SpreadElement', 'TSTypeQuery', 'ImportSpecifier'].includes(parent?.type ?? '') || callsVocabulary(parent)

/** Every use of the labels that a module imports. */
export const labelUses = (program: unknown, imported: ReadonlySet<string>): readonly LabelUse[] => {
  const all = [...nodesOf(program)]
  const given = (call: Node) =>
    [...nodesOf(call['arguments'])].map(([node]) => nameOf(node)).filter((name) => imported.has(name))
  const vocabularies = new Map(
    all.flatMap(([node]) =>
      node.type === 'VariableDeclarator' && callsVocabulary(node['init'])
        ? [[nameOf(node['id']), given(node['init'])] as const]
        : [],
    ),
  )
  return all.flatMap(([node, around]): readonly LabelUse[] => {
    const { start } = node
    if (imported.has(nameOf(node)))
      return isGiven(around) ? [] : [{ field: undefined, labels: [nameOf(node)], start }]
    const labels = callsVocabulary(node) ? given(node) : vocabularies.get(nameOf(node))
    return labels?.length ? shownBy(node, around).map((use) => ({ ...use, labels, start })) : []
  })
}

/** The contract's label of a field; a condition with two ends has that of the first. */
export const labelIn = (labels: Readonly<Record<string, string>>, field: string): string | undefined =>
  labels[field] ?? labels[`${field}From`]

/** The module with the labels of its own fields in the place of the imports; the lines stay where they are. */
export const withOwnLabels = (
  path: string,
  code: string,
  labelsOf: ReadonlyMap<string, Readonly<Record<string, string>>>,
): string => {
  const { program } = parseSync(path, code)
  const imports = program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' && labelsOf.has(node.source.value)
      ? [{ node, name: node.specifiers[0]!.local.name, labels: labelsOf.get(node.source.value)! }]
      : [],
  )
  const uses = labelUses(program, new Set(imports.map(({ name }) => name)))
  return imports.toReversed().reduce((text, { node, name, labels }) => {
    const shown = uses.filter((use) => use.own === undefined && use.labels.includes(name))
    const fields = new Set(shown.flatMap(({ field }) => (field ? [field, `${field}From`] : [])))
    const isWhole = shown.some(({ field }) => field === undefined)
    const own = Object.entries(labels).filter(([field]) => isWhole || fields.has(field))
    const lines = code.slice(node.start, node.end).split('\n').length - 1
    const put = `const ${name} = ${JSON.stringify(Object.fromEntries(own))}${'\n'.repeat(lines)}`
    return text.slice(0, node.start) + put + text.slice(node.end)
  }, code)
}

/** The labels that a module imports, by what it writes after from. */
export const importedLabels = (path: string, code: string): string[] =>
  parseSync(path, code).module.staticImports.flatMap(({ moduleRequest: { value } }) =>
    LABELS.test(value) ? [value] : [],
  )

export const ownLabels = (): Plugin => ({
  name: 'own-labels',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: /#api\/generated\/\w+\/labels\// },
    async handler(code, id) {
      const labelsOf = new Map<string, Readonly<Record<string, string>>>()
      for (const specifier of importedLabels(id, code)) {
        const file = await this.resolve(specifier, id)
        const module = (await import(pathToFileURL(file!.id).href)) as Record<string, Record<string, string>>
        labelsOf.set(specifier, Object.values(module)[0]!)
      }
      return { code: withOwnLabels(id, code, labelsOf), map: null }
    },
  },
})
