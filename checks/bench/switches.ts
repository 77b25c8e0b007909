// Switching by a real pointer: it comes, rests on the item as long as a quick hand does, presses. Time runs from the press
// to the frame that shows the first row.
import { setTimeout as pause } from 'node:timers/promises'
import { type Switches, spreadOf } from './figures.ts'
import type { Step, SwitchSpec } from './site.ts'
import type { Opened } from './visit.ts'

/** Somebody looks at the page before going on. */
const LOOK_MS = 1500
/** From reaching the item to pressing. */
const HOVER_MS = 120
/** A group of the menu opens. */
const UNFOLD_MS = 500
/** Later switches, of which the median counts. */
const ROUNDS = 3
const PATIENCE_MS = 30_000

interface Point {
  x: number
  y: number
}

const pointOf = async ({ ask }: Opened, click: string): Promise<Point> => {
  const point = await ask<Point | null>(`(() => {
    const item = bench.find(${JSON.stringify(click)})
    item?.scrollIntoView({ block: 'nearest' })
    const box = item?.getBoundingClientRect()
    return box ? { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 } : null
  })()`)
  if (!point) throw new Error(`没有可点的 ${click}`)
  return point
}

const press = async (opened: Opened, click: string): Promise<void> => {
  const { mouse } = opened.page
  const { x, y } = await pointOf(opened, click)
  await mouse.move(x, y, { steps: 4 })
  await pause(HOVER_MS)
  await mouse.down()
  await mouse.up()
}

const take = async (opened: Opened, { clicks, ready }: Step): Promise<number> => {
  await opened.settled()
  await pause(LOOK_MS)
  for (const click of clicks.slice(0, -1)) {
    await press(opened, click)
    await pause(UNFOLD_MS)
  }
  await opened.ask(`bench.expect(${JSON.stringify(ready)})`)
  await press(opened, clicks.at(-1) ?? '')
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    await pause(100)
    const switched = await opened.ask<number>('bench.switched')
    if (switched > 0) return switched
  }
  throw new Error(`点了 ${clicks.at(-1)} 之后没有等到 ${ready.join('；')}`)
}

/** The first switch, and later switches with all code at hand (median of several). */
export const switches = async (opened: Opened, { first, back, again }: SwitchSpec): Promise<Switches> => {
  await opened.go()
  const cold = await take(opened, first)
  const later: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await take(opened, back)
    later.push(await take(opened, again))
  }
  return { first: cold, later: spreadOf(later).median }
}
