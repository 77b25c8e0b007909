import { readContract } from '../../mocks/hosts/contract.ts'
import { type Source, written } from '../../scripts/sources.ts'
import { argumentsOf, isNode, nameOf, nodesOf } from './syntax.ts'

/** A read with a variable argument: `useX(no ? { no } : null)`, `useX(question)`. */
interface DependentRead {
  readonly file: string
  /** In the form of the contract, with the prefix of the service. */
  readonly path: string
}

/** Every read of the pages that depends on an address, a field or a row. */
export function dependentReads(sources: readonly Source[] = written('src')): DependentRead[] {
  const paths = new Map(
    readContract().operations.map(({ operationId, path }) => [operationId.toLowerCase(), path]),
  )
  return sources
    .filter(({ path }) => /^src\/(pages|business|app)\//.test(path))
    .flatMap((source) =>
      nodesOf(source).flatMap((node) => {
        const hook =
          node.type === 'CallExpression' ? /^use(.+)$/.exec(nameOf(node['callee']))?.[1] : undefined
        const path = hook && paths.get(hook.toLowerCase())
        const [asked] = path ? argumentsOf(node) : []
        // with a literal argument it is sent at once, for what the page was opened for
        const isDependent = isNode(asked) && asked.type !== 'ObjectExpression'
        return path && isDependent ? [{ file: source.path, path }] : []
      }),
    )
}
