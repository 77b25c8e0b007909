import type { Browser } from '@playwright/test'
import { readCodes } from '../interface/people.ts'
import { dutyOf, type Person, visitorsOf } from '../interface/plan.ts'
import { reasonOf } from '../interface/tour.ts'
import { contextOf, SIZES } from '../interface/Visit.ts'
import { share } from '../shared/share.ts'
import { type Place, partOf } from './places.ts'
import { Reader } from './Reader.ts'
import type { Mode } from './Trial.ts'
import type { Row } from './table.ts'
import { tryPlace } from './trip.ts'

/** Places that one person visits in one session. */
const MOST = 8

/** The dependencies of a walk. */
interface Walk {
  readonly browser: Browser
  readonly origin: string
  readonly workers: number
  /** One mode at each place, in turn. */
  readonly isFew: boolean
  readonly modes: readonly Mode[]
}

interface Trip {
  readonly person: string
  readonly places: readonly { place: Place; modes: readonly Mode[] }[]
}

/** Which persona opens it: one who decides where there is a decision, one who fills in elsewhere. */
function readerOf(place: Place, people: readonly Person[]): string | undefined {
  const isDeciding =
    place.kind === 'document' && place.acts.some((act) => /REVIEW|FINAL|ANSWER|CONFIRM|DISABLE/.test(act))
  const rank = (code: string) => Number(/director|final/.test(dutyOf(code)) !== isDeciding)
  const codes = visitorsOf(place.route, people).map(({ code }) => code)
  return codes.toSorted((a, b) => rank(a) - rank(b))[0]
}

function planTrips(places: readonly Place[], people: readonly Person[], { modes, isFew }: Walk): Trip[] {
  const chosen = places.map((place, nth) => ({ place, modes: isFew ? [modes[nth % modes.length]!] : modes }))
  const trips = [...Map.groupBy(chosen, ({ place }) => readerOf(place, people))].flatMap(([person, own]) =>
    person === undefined
      ? []
      : Array.from({ length: Math.ceil(own.length / MOST) }, (_, at) => ({
          person,
          places: own.slice(at * MOST, (at + 1) * MOST),
        })),
  )
  // the long ones first, so that none is left at the end
  return trips.toSorted((a, b) => b.places.length - a.places.length)
}

/**
 * Tries every place with a persona that has access.
 * @returns the result of each, and the paths of the reads that failed or waited
 */
export async function walkPlaces(
  places: readonly Place[],
  walk: Walk,
): Promise<{ rows: Row[]; tried: Set<string> }> {
  const { browser, origin, workers } = walk
  const open = async () =>
    Reader.open(await contextOf(browser, { viewport: SIZES[1], reducedMotion: 'reduce' }), origin)

  const codes = await readCodes(origin)
  const granted = new Map<string, ReadonlySet<string>>()
  await share(codes, workers, async (code) => {
    const reader = await open()
    granted.set(code, await reader.enter(code))
    await reader.page.context().close()
  })
  const people = codes.map((code): Person => ({ code, granted: granted.get(code) ?? new Set() }))

  const rows: Row[] = []
  const tried = new Set<string>()
  const take = async ({ person, places: own }: Trip) => {
    const reader = await open()
    await reader.enter(person)
    for (const { place, modes } of own) {
      const row = { page: place.route.path, part: partOf(place), person, modes }
      try {
        const outcome = await tryPlace(reader, place, modes)
        if (!outcome) continue
        const { isInvented, ...rest } = outcome
        rows.push({ ...row, ...rest, part: isInvented ? `${row.part}（例子）` : row.part })
      } catch (cause) {
        rows.push({ ...row, findings: [], lost: reasonOf(cause) })
        reader.gate.open()
        reader.inventions.end()
        await reader.visit.recover()
      }
    }
    for (const path of reader.gate.tried) tried.add(path)
    await reader.page.context().close()
  }
  await share(planTrips(places, people, walk), workers, take)
  return { rows, tried }
}
