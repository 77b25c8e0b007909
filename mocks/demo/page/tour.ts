import { ask } from './ask.ts'
import { base } from './base.ts'
import { control, freshWorld, personOf, reasonOf, sitDown } from './calls.ts'
import { type Card, showCard } from './card.ts'
import { dropProgress, keepProgress, type Place, readProgress } from './progress.ts'
import { find, isDialogOpen, pressUntil, waitFor } from './targets.ts'
import { type Stop, tours } from './tours.ts'

const PORTAL = `${base}cv3`

/** 导览收场：焦点回到演示的标签上。 */
export const TOUR_OVER = 'scf-demo-tour-over'

let card: Card | undefined
let watching: ReturnType<typeof setInterval> | undefined
let isLeaving = false

/** 导览自己换页时，门户不必问“离开此页？”：先装上的先听见。 */
export const letToursLeave = (): void =>
  addEventListener('beforeunload', (event) => {
    if (isLeaving) event.stopImmediatePropagation()
  })

const isAt = ({ path }: Stop): boolean => location.pathname === `${PORTAL}${path.split('?')[0]}`

/** 眼前的页面与它的哪一面：列表上填了条件的还是这一面，打开一份单据就是别处。 */
const viewNow = (): string => `${location.pathname} ${new URLSearchParams(location.search).get('view') ?? ''}`

const hide = (): void => {
  clearInterval(watching)
  card?.remove()
  card = undefined
}

const prepare = async ({ before = [] }: Stop): Promise<void> => {
  for (const [name, body] of before) {
    // 人自己动过手的世界里，这一步可能已经办过，或不再能办：照样往下看
    await control(name, body).catch(() => undefined)
  }
}

/** 去那一站：第一次到先备好，换成那个人，打开那一页。 */
const travel = async (id: string, at: number, reached: number): Promise<void> => {
  const stop = tours.find((one) => one.id === id)?.stops[at]
  if (!stop || isLeaving) return
  isLeaving = true
  card?.tell('正在准备，随后打开下一页……', true)
  try {
    if (at > reached) await prepare(stop)
    await sitDown(stop.person)
    keepProgress({ id, at, reached: Math.max(at, reached), skipped: false })
    location.assign(`${PORTAL}${stop.path}`)
  } catch (error) {
    isLeaving = false
    card?.tell(`没有去成：${reasonOf(error)}`, false)
  }
}

const skip = (place: Place): void => {
  keepProgress({ ...place, skipped: true })
  hide()
  dispatchEvent(new Event(TOUR_OVER))
}

const finish = (): void => {
  dropProgress()
  hide()
  dispatchEvent(new Event(TOUR_OVER))
}

const contentOf = async (place: Place) => {
  const { id, at, reached, tour, stop } = place
  const person = await personOf(stop.person)
  const isLast = at === tour.stops.length - 1
  const rest = [person?.corpName, person?.title].filter(Boolean).join('　')
  return {
    heading: `导览 · ${tour.family}`,
    step: `第 ${at + 1} 站，共 ${tour.stops.length} 站`,
    short: `${at + 1}/${tour.stops.length}`,
    title: stop.title,
    text: stop.text,
    who: [person?.personName ?? stop.person, `　${rest}`] as const,
    back: at === 0 ? undefined : () => void travel(id, at - 1, reached),
    next: isLast
      ? (['完成', finish] as const)
      : (['下一站', () => void travel(id, at + 1, reached)] as const),
    skip: isLast ? undefined : () => skip(place),
    comeBack: () => void travel(id, at, reached),
    others: isLast
      ? tours.filter((one) => one.id !== id).map((one) => [one.family, () => void startTour(one.id)] as const)
      : [],
  }
}

const show = async (): Promise<void> => {
  hide()
  const place = readProgress()
  if (!place || place.skipped) return
  const { stop } = place
  const shown = showCard(await contentOf(place))
  card = shown
  const isOver = (): boolean => card !== shown || !isAt(stop)
  await pressUntil(stop.target, stop.press ?? [], isOver)
  const found = stop.target && (await waitFor(stop.target, isOver))
  if (card !== shown) return
  found?.scrollIntoView({ block: 'center', inline: 'nearest' })
  const here = isAt(stop) ? viewNow() : undefined
  const look = (): void => {
    const isHere = viewNow() === here && !isDialogOpen()
    shown.point(isHere && stop.target ? find(stop.target) : undefined, !isHere)
  }
  look()
  shown.focus()
  // 表格会重画，人会走到别的页：所指的不在了圈就收起，回来再圈上
  watching = setInterval(look, 500)
}

/** 页面载入之后，接着走没有走完的导览。 */
export const resumeTour = (): Promise<void> => show()

/** 跳过了的导览，接着看：它的名称与接着走的办法。 */
export const skippedTour = (): { label: string; goOn: () => void } | undefined => {
  const place = readProgress()
  if (!place?.skipped) return undefined
  const { id, at, reached, tour } = place
  return {
    label: `接着看：${tour.family}，第 ${at + 1} 站`,
    goOn: () => void travel(id, at, reached),
  }
}

/** 从头走一条导览：先说明会换一份新的示例数据，答应了再走。 */
export const startTour = async (id: string): Promise<void> => {
  const tour = tours.find((one) => one.id === id)
  if (!tour) throw new Error(`没有导览“${id}”`)
  const agreed = await ask(
    `${tour.family}导览`,
    '导览会从一份新的示例数据开始，现在的数据不再保留。途中会换几次人，随时可以跳过。',
    '开始',
  )
  if (!agreed) return
  try {
    await freshWorld()
  } catch (error) {
    await ask('导览没有开始', reasonOf(error), '知道了')
    return
  }
  dropProgress()
  await travel(id, 0, -1)
}
