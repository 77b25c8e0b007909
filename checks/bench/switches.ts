// Switching by a real pointer: it moves to the item, hovers as long as a quick hand does, presses. Time runs from the press
// to the frame that shows the first row.
import { setTimeout as pause } from 'node:timers/promises'
import { type Sample, spreadOf } from './figures.ts'
import type { Step, Switching } from './pages.ts'
import type { Opened } from './visit.ts'

/** Time to look at the page before the next click. */
const LOOK_MS = 1500
/** From reaching the item to pressing. */
const HOVER_MS = 120
/** Later switches, of which the median counts. */
const ROUNDS = 3
const PATIENCE_MS = 30_000

const take = async ({ ask, page, settled }: Opened, { click, ready }: Step): Promise<number> => {
  await settled()
  await pause(LOOK_MS)
  await ask(`bench.expect(${JSON.stringify(ready)})`)
  const point = await ask<{ x: number; y: number } | null>(`(() => {
    const item = bench.find(${JSON.stringify(click)})
    item?.scrollIntoView({ block: 'nearest' })
    const box = item?.getBoundingClientRect()
    return box ? { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 } : null
  })()`)
  if (!point) throw new Error(`没有可点的 ${click}`)
  await page.mouse.move(point.x, point.y, { steps: 4 })
  await pause(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    await pause(100)
    const switched = await ask<number>('bench.switched')
    if (switched > 0) return switched
  }
  throw new Error(`点了 ${click} 之后没有等到 ${ready.join('；')}`)
}

/** The first switch, and later switches with all code loaded (median of several). */
export const switches = async (opened: Opened, { first, back, again }: Switching): Promise<Sample> => {
  await opened.go()
  const once = await take(opened, first)
  const later: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await take(opened, back)
    later.push(await take(opened, again))
  }
  return { first: once, later: spreadOf(later).median }
}
