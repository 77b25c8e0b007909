// The part of a source's syntax that the experiments need.
import { parseSync } from 'vite'
import type { Source } from '../../scripts/sources.ts'

export type Node = { readonly type: string; readonly [name: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one)
  else if (isNode(node)) {
    yield node
    for (const child of Object.values(node)) yield* nodesIn(child)
  }
}

/** Every node of a source, outer ones first. */
export const nodesOf = ({ path, text }: Source): Node[] => [...nodesIn(parseSync(path, text).program)]

/** The name of an identifier; empty for anything else. */
export const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : ''

/** The value of a string literal. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined

export const argumentsOf = (call: Node): unknown[] => call['arguments'] as unknown[]
