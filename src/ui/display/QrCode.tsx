import { useMemo } from 'react'
import { qrCode } from '#domain/qrCode.ts'

/** 二维码：黑格画成一条路径，四周留白四格。 */
export function QrCode({
  text,
  label,
  size = 180,
}: {
  readonly text: string
  readonly label: string
  readonly size?: number
}) {
  const grid = useMemo(() => qrCode(text), [text])
  const path = grid
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('')
  const side = grid.length + 8
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
