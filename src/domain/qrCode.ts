// 二维码（ISO/IEC 18004）：字节模式、纠错级别 M、版本 1 至 10，足够一个地址。

/** 每个版本：每块纠错码字数，各组 [块数, 每块数据码字数]。 */
const BLOCKS: readonly (readonly [ecc: number, ...groups: (readonly [count: number, data: number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
]

const multiply = (x: number, y: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((y >>> bit) & 1) * x
  }
  return product
}

/** 里德–所罗门生成多项式的系数，最高次为 1 省略。 */
const generator = (degree: number): number[] => {
  const result: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0))
  let root = 1
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) result[j] = multiply(result[j]!, root) ^ (result[j + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}

const remainder = (data: readonly number[], divisor: readonly number[]): number[] => {
  const result: number[] = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ result.shift()!
    result.push(0)
    for (const [i, coefficient] of divisor.entries()) result[i]! ^= multiply(coefficient, factor)
  }
  return result
}

/** 数据与纠错码字，按块交错。 */
const codewords = (bytes: Uint8Array): { version: number; words: number[] } => {
  const capacity = BLOCKS.map(([, ...groups]) =>
    groups.reduce((total, [count, size]) => total + count * size, 0),
  )
  const version = capacity.findIndex((size, i) => bytes.length + (i < 9 ? 2 : 3) <= size) + 1
  if (version === 0) throw new RangeError('内容太长，无法生成二维码')
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >>> i) & 1)
  }
  const total = capacity[version - 1]! * 8
  push(4, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, total - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < total; pad ^= 0xec ^ 0x11) push(pad, 8)
  const data = Array.from({ length: total / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((value, bit) => (value << 1) | bit, 0),
  )
  const [ecc, ...groups] = BLOCKS[version - 1]!
  const divisor = generator(ecc)
  let at = 0
  const blocks = groups.flatMap(([count, size]) =>
    Array.from({ length: count }, () => data.slice(at, (at += size))),
  )
  const checks = blocks.map((block) => remainder(block, divisor))
  const interleave = (rows: readonly number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
    ).flat()
  return { version, words: [...interleave(blocks), ...interleave(checks)] }
}

const alignments = (version: number): number[] => {
  if (version === 1) return []
  const last = version * 4 + 10
  if (version < 7) return [6, last]
  return [6, 6 + Math.round((last - 6) / 4) * 2, last]
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** BCH 余数：格式信息与版本信息用。 */
const bch = (value: number, degree: number, polynomial: number): number => {
  let rest = value
  for (let i = 0; i < degree; i += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * polynomial)
  return (value << degree) | rest
}

type Grid = boolean[][]

/** 一行里同色连续五格以上的罚分。 */
const runs = (line: readonly boolean[]): number => {
  let penalty = 0
  let length = 0
  for (const [i, dark] of line.entries()) {
    length = i > 0 && line[i - 1] === dark ? length + 1 : 1
    if (length === 5) penalty += 3
    else if (length > 5) penalty += 1
  }
  return penalty
}

/** 掩码的罚分：连续同色、2×2 同色块、黑白失衡；越小越好认。 */
const penaltyOf = (grid: Grid): number => {
  const size = grid.length
  const columns = grid.map((_, x) => grid.map((row) => row[x]!))
  let penalty = [...grid, ...columns].reduce((total, line) => total + runs(line), 0)
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const dark = grid[y]![x]
      if (grid[y - 1]![x] === dark && grid[y]![x - 1] === dark && grid[y - 1]![x - 1] === dark) penalty += 3
    }
  const dark = grid.flat().filter(Boolean).length
  return penalty + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10
}

/**
 * 文字 → 二维码的格子，true 为黑，不含留白；至多约 210 个字节，再长抛 RangeError。
 */
export const qrCode = (text: string): boolean[][] => {
  const { version, words } = codewords(new TextEncoder().encode(text))
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const fixed: Grid = grid.map((row) => [...row])
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    grid[y]![x] = dark
    fixed[y]![x] = true
  }
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
  const centres = alignments(version)
  for (const [i, cx] of centres.entries())
    for (const [j, cy] of centres.entries()) {
      const last = centres.length - 1
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  if (version >= 7) {
    const bits = bch(version, 12, 0x1f25)
    for (let i = 0; i < 18; i += 1) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)]
      set(a, b, ((bits >>> i) & 1) === 1)
      set(b, a, ((bits >>> i) & 1) === 1)
    }
  }
  const format = (mask: number) => {
    // 级别 M 的标志是 00
    const bits = bch(mask, 10, 0x537) ^ 0x5412
    const bit = (i: number) => ((bits >>> i) & 1) === 1
    for (let i = 0; i <= 5; i += 1) set(8, i, bit(i))
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for (let i = 9; i < 15; i += 1) set(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i += 1) set(size - 1 - i, 8, bit(i))
    for (let i = 8; i < 15; i += 1) set(8, size - 15 + i, bit(i))
    set(8, size - 8, true)
  }
  format(0)
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (fixed[y]![x] || at >= words.length * 8) continue
        grid[y]![x] = ((words[at >>> 3]! >>> (7 - (at & 7))) & 1) === 1
        at += 1
      }
  }
  const flip = (mask: number) => {
    for (const [y, row] of grid.entries())
      for (const [x, dark] of row.entries()) if (!fixed[y]![x]) row[x] = dark !== MASKS[mask]!(x, y)
  }
  let best = 0
  let least = Infinity
  for (const mask of MASKS.keys()) {
    flip(mask)
    format(mask)
    const penalty = penaltyOf(grid)
    if (penalty < least) [best, least] = [mask, penalty]
    flip(mask)
  }
  flip(best)
  format(best)
  return grid
}
