// Which family an operation belongs to, in the words of people: the contract groups its tags (x-tagGroups).
import type { Document, Operation } from './contract.ts'

interface Placed {
  operation: Pick<Operation, 'tag' | 'document'>
}

const groupOf = (document: Document, tag: string): string | undefined =>
  document['x-tagGroups']?.find(({ tags }) => tags.includes(tag))?.name

/**
 * Groups changes of operations by family, in the order of the contract's groups. An earlier version that had
 * no groups yet is placed by other changes with the same tag; the rest comes last, under an empty name.
 */
export function byFamily<One extends Placed>(changes: readonly One[]): [family: string, changes: One[]][] {
  const documents = [...new Set(changes.map(({ operation }) => operation.document))]
  const names = documents.flatMap((document) => document['x-tagGroups']?.map(({ name }) => name) ?? [])
  const familyOf = ({ operation: { tag, document } }: One): string =>
    [document, ...documents].map((one) => groupOf(one, tag)).find((name) => name !== undefined) ?? ''
  const groups = Map.groupBy(changes, familyOf)
  return [...new Set([...names, ''])].flatMap((name) => {
    const own = groups.get(name)
    return own ? [[name, own] as [string, One[]]] : []
  })
}
