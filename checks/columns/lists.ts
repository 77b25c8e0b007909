// Which lists show two or more amounts: read from the pages' own columns.
import { globSync, readFileSync } from 'node:fs'
import { argumentsOf, isNode, type Node, nameOf, nodesOf, textOf } from '../foreign/syntax.ts'

/** A list of a page that shows several amounts. */
export interface MoneyList {
  /** Of the source. */
  readonly path: string
  /** The name of the table; undefined when the page computes it. */
  readonly label: string | undefined
  /** The fields of its amounts, in the order of the columns: the field and the title. */
  readonly amounts: readonly (readonly [field: string, title: string])[]
}

const LISTS = ['ListCard', 'ListBlock', 'DataTable']
const LABELS = /^#api\/generated\/corp\/labels\//

/** All nodes below, outer ones first. */
function* within(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* within(one)
  else if (isNode(node)) {
    yield node
    for (const child of Object.values(node)) yield* within(child)
  }
}

const propertyOf = (object: unknown, name: string): unknown =>
  isNode(object) && object.type === 'ObjectExpression'
    ? (object['properties'] as Node[]).find((one) => nameOf(one['key']) === name)?.['value']
    : undefined

/** The attribute of an element: its expression, or its text. */
function attributeOf(element: Node, name: string): unknown {
  const attribute = (element['attributes'] as Node[]).find(
    (one) => one.type === 'JSXAttribute' && (one['name'] as Node)['name'] === name,
  )
  const value = attribute?.['value']
  return isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value
}

/** The columns that an expression stands for: the constant or the function of that name, or itself. */
function columnsOf(expression: unknown, constants: ReadonlyMap<string, unknown>): unknown {
  if (!isNode(expression)) return undefined
  const name =
    nameOf(expression) || (expression.type === 'CallExpression' ? nameOf(expression['callee']) : '')
  return name === '' ? expression : constants.get(name)
}

/** The labels of a schema, by field: read rather than imported, which takes a test twenty seconds. */
const labelsIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(source.replace('#', 'src/'), 'utf8').matchAll(/^ {2}(\w+): '(.*)',$/gm)].map(
      ([, field = '', label = '']) => [field, label],
    ),
  )

/** The lists of one source that show several amounts. */
function listsIn(path: string): MoneyList[] {
  const text = readFileSync(path, 'utf8')
  if (!LISTS.some((name) => text.includes(`<${name}`))) return []
  const nodes = nodesOf({ path, text })
  const constants = new Map(
    nodes.filter(({ type }) => type === 'VariableDeclarator').map((one) => [nameOf(one['id']), one['init']]),
  )
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration')
  const namesFrom = (wanted: RegExp) =>
    imports
      .filter((one) => wanted.test(textOf(one['source']) ?? ''))
      .flatMap((one) =>
        (one['specifiers'] as Node[]).map(
          (specifier) => [nameOf(specifier['local']), textOf(one['source']) ?? ''] as const,
        ),
      )
  const labels = new Map(namesFrom(LABELS).map(([name, source]) => [name, labelsIn(source)]))
  const amountsIn = (columns: unknown) =>
    [...within(columns)]
      .filter(({ type }) => type === 'CallExpression')
      .flatMap((call): (readonly [string, string])[] => {
        const callee = call['callee']
        if (!isNode(callee) || nameOf(callee['property']) !== 'money') return []
        const made = constants.get(nameOf(callee['object']))
        if (!isNode(made) || nameOf(made['callee']) !== 'column') return []
        const [of, options] = [nameOf(argumentsOf(made)[0]), argumentsOf(call)[1]]
        const field = textOf(argumentsOf(call)[0]) ?? ''
        return [[field, textOf(propertyOf(options, 'title')) ?? labels.get(of)?.get(field) ?? field]]
      })
  return nodes
    .filter(
      ({ type, name }) => type === 'JSXOpeningElement' && LISTS.includes(String((name as Node)['name'])),
    )
    .map((element) => ({
      path,
      label: textOf(attributeOf(element, 'label')),
      amounts: amountsIn(columnsOf(attributeOf(element, 'columns'), constants)),
    }))
    .filter(({ amounts }) => amounts.length > 1)
}

/** Every list with two or more amounts, in the order of the sources. */
export const moneyLists = (): MoneyList[] =>
  globSync('src/{pages,business}/**/*.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap(listsIn)
