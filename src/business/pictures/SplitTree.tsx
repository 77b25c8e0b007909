import { type KeyboardEvent, useRef, useState } from 'react'
import { formatMoney, yuan } from '#domain/money.ts'
import { ChartFrame } from '#ui/chart/Frame.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import styles from './SplitTree.module.css'
import { type PlacedNode, placeSplitTree, type SplitNode } from './splitTreeLayout.ts'

interface SplitTreeProps {
  /** 图的名字，如 持有与拆分 */
  label: string
  nodes: readonly SplitNode[]
  /** 点开一份持有 */
  onOpen?: (id: string) => void
}

const BOX = { width: 184, height: 52 }
const STEP = { x: 232, y: 64 }
const PAD = 4
const short = (text: string) => (text.length > 13 ? `${text.slice(0, 12)}…` : text)

/** 拆分流转树：一份持有一个方框，方向键在上下手之间走，Enter 打开；可切换为表格。 */
export function SplitTree({ label, nodes, onOpen }: SplitTreeProps) {
  const placed = placeSplitTree(nodes)
  const [active, setActive] = useState(placed[0]?.id)
  const tree = useRef<SVGSVGElement>(null)
  if (placed.length === 0) return <EmptyState />
  const byId = new Map(placed.map((node) => [node.id, node]))
  const current = byId.get(active ?? '') ?? placed[0]
  const width = Math.max(...placed.map((node) => node.level)) * STEP.x - (STEP.x - BOX.width) + PAD * 2
  const height = (Math.max(...placed.map((node) => node.row)) + 1) * STEP.y - (STEP.y - BOX.height) + PAD * 2
  const x = (node: PlacedNode) => PAD + (node.level - 1) * STEP.x
  const y = (node: PlacedNode) => PAD + node.row * STEP.y

  const goTo = (node: PlacedNode | undefined) => {
    if (!node) return
    setActive(node.id)
    const box = [...(tree.current?.querySelectorAll<SVGGElement>('[data-id]') ?? [])]
    box.find((one) => one.dataset.id === node.id)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, node: PlacedNode) => {
    const at = placed.indexOf(node)
    const targets: Readonly<Record<string, PlacedNode | undefined>> = {
      ArrowUp: placed[at - 1],
      ArrowDown: placed[at + 1],
      ArrowLeft: byId.get(node.parentId ?? ''),
      ArrowRight: placed.find((one) => one.parentId === node.id),
      Home: placed[0],
      End: placed.at(-1),
    }
    if (event.key in targets) {
      event.preventDefault()
      goTo(targets[event.key])
    } else if (event.key === 'Enter' && onOpen) onOpen(node.id)
  }
  return (
    <ChartFrame
      label={label}
      note="单位：元"
      head={['持有方', '级次', '上手', '金额', '状态']}
      rows={placed.map((node) => [
        node.holder,
        node.rank ?? `第 ${node.level} 级`,
        byId.get(node.parentId ?? '')?.holder ?? '--',
        formatMoney(node.amount),
        node.state ?? '--',
      ])}
    >
      <div className={styles.scroll}>
        <svg ref={tree} width={width} height={height} role="tree" aria-label={`${label}图`} fontSize="12">
          {placed.map((node) => {
            const parent = byId.get(node.parentId ?? '')
            if (!parent) return null
            const [from, to] = [x(parent) + BOX.width, x(node)]
            const middle = (from + to) / 2
            return (
              <path
                key={node.id}
                d={`M${from} ${y(parent) + BOX.height / 2}C${middle} ${y(parent) + BOX.height / 2} ${middle} ${y(node) + BOX.height / 2} ${to} ${y(node) + BOX.height / 2}`}
                fill="none"
                stroke="var(--line-2)"
                aria-hidden="true"
              />
            )
          })}
          {placed.map((node) => (
            <g
              key={node.id}
              data-id={node.id}
              className={`${styles.node} ${onOpen ? styles.opens : ''}`}
              transform={`translate(${x(node)} ${y(node)})`}
              role="treeitem"
              aria-level={node.level}
              aria-posinset={node.position}
              aria-setsize={node.siblings}
              aria-selected={node === current}
              tabIndex={node === current ? 0 : -1}
              onKeyDown={(event) => onKeyDown(event, node)}
              onFocus={() => setActive(node.id)}
              onClick={() => onOpen?.(node.id)}
            >
              <title>{`${node.holder}，${yuan(node.amount)}${node.state ? `，${node.state}` : ''}`}</title>
              <rect width={BOX.width} height={BOX.height} rx="4" />
              <text x="10" y="21">
                {short(node.holder)}
              </text>
              <text x="10" y="41" className={styles.amount}>
                {formatMoney(node.amount)}
              </text>
              <text x={BOX.width - 10} y="41" textAnchor="end" className={styles.state}>
                {node.state}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </ChartFrame>
  )
}
