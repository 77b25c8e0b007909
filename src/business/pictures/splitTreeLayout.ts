/** 拆分流转里的一份持有；parentId 为上手，没有或不在列中的是根。 */
export interface SplitNode {
  readonly id: string
  readonly parentId?: string
  readonly holder: string
  /** 金额（元） */
  readonly amount: string
  /** 状态文字 */
  readonly state?: string
  /** 级次的说法；不给时是图上的第几级 */
  readonly rank?: string
}

export interface PlacedNode extends SplitNode {
  /** 第几级，根为 1 */
  readonly level: number
  /** 第几行（叶各占一行，上手居其下手之中） */
  readonly row: number
  /** 同一上手之下的第几份、共几份，从 1 起 */
  readonly position: number
  readonly siblings: number
}

/** 树的摆法：先根后枝的次序，即方向键上下的次序；父子成环的数据里，环上的不画。 */
export function placeSplitTree(nodes: readonly SplitNode[]): PlacedNode[] {
  const ids = new Set(nodes.map((node) => node.id))
  const children = new Map<string, SplitNode[]>()
  for (const node of nodes) {
    const parent = node.parentId && ids.has(node.parentId) ? node.parentId : ''
    children.set(parent, [...(children.get(parent) ?? []), node])
  }
  const placed: PlacedNode[] = []
  let nextRow = 0
  const put = (node: SplitNode, level: number, position: number, siblings: number): number => {
    const at = placed.length
    placed.push({ ...node, level, row: 0, position, siblings })
    const below = children.get(node.id) ?? []
    const rows = below.map((child, index) => put(child, level + 1, index + 1, below.length))
    const [first, last] = [rows[0], rows.at(-1)]
    const row = first === undefined || last === undefined ? nextRow++ : (first + last) / 2
    placed[at] = { ...node, level, row, position, siblings }
    return row
  }
  const roots = children.get('') ?? []
  roots.forEach((root, index) => put(root, 1, index + 1, roots.length))
  return placed
}
