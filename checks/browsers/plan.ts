// Which persona opens which page: planned once in a current browser, visited in every look.
import type { Browser } from '@playwright/test'
import { allRoutes } from '#routes/allRoutes.ts'
import { WORKERS } from '../../scripts/children.ts'
import { readCodes } from '../interface/people.ts'
import { type Person, planRounds } from '../interface/plan.ts'
import { contextOf, Visit } from '../interface/Visit.ts'
import { share } from '../shared/share.ts'

/** A person, and the routes that this person opens; without a person, those that need no session. */
export interface Walk {
  person?: string
  paths: readonly string[]
}

/** Each of these pages once, and every page without a list; restricted ones with a persona that has access. */
export async function planWalks(
  browser: Browser,
  origin: string,
  paths?: readonly string[],
): Promise<Walk[]> {
  const pages = allRoutes.filter(({ pageless, path }) => !pageless && (paths?.includes(path) ?? true))
  const people: Person[] = []
  const codes = await readCodes(origin)
  await share(codes, WORKERS, async (code) => {
    const context = await contextOf(browser, {})
    const visit = await Visit.open(context, origin)
    await visit.newWorld('default')
    people.push({ code, granted: await visit.signIn(code) })
    await context.close()
  })
  // cards in their order decide which persona opens a page, not the order of discovery
  people.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
  const closed = pages.filter(({ public: isOpen }) => !isOpen)
  const open = pages.filter(({ public: isOpen }) => isOpen).map(({ path }) => path)
  return [
    { paths: open },
    ...planRounds(closed, people, true)
      .filter(({ scenario }) => scenario === 'default')
      .map(({ person, routes }) => ({ person, paths: routes.map(({ path }) => path) })),
  ]
}
