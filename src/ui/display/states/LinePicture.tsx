const SHAPES = {
  /** 一个空的收件盘 */
  empty: 'M6 28h10l3 5h10l3-5h10M6 28l6-17h24l6 17v12H6z',
  /** 断开的云 */
  broken: 'M14 36h20a8 8 0 0 0 1-16 12 12 0 0 0-23-1 8.5 8.5 0 0 0 2 17M24 19v7M24 30.5v.5',
  /** 锁 */
  forbidden: 'M11 21h26v20H11zM16 21v-5a8 8 0 0 1 16 0v5M24 29v5',
  /** 认不出的一页纸 */
  missing: 'M11 5h18l8 8v30H11zM29 5v8h8M20.5 24a3.7 3.7 0 1 1 5.2 3.4c-1.2.6-1.7 1.3-1.7 2.6M24 34.5v.5',
  /** 可以找的人 */
  people:
    'M18 8a7 7 0 1 0 0 14 7 7 0 0 0 0-14M6 40c0-8 5-13 12-13s12 5 12 13M33 10a6 6 0 0 1 0 12M35 28c5 1.5 7 6 7 12',
  /** 等着，或过了时候 */
  time: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36M24 13v11l7 5',
  done: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36M16 24.5l5.5 5.5L32 19',
  failed: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36M18 18l12 12M30 18 18 30',
} as const

export type Shape = keyof typeof SHAPES

/** 空的、失败的、没有权限的、办成的：同一家的线条图；说什么由旁边的话说，图不读出来。 */
export function LinePicture({ shape, size = 48 }: { shape: Shape; size?: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 48) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[shape]} />
    </svg>
  )
}
