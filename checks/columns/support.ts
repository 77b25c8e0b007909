// Cucumber hooks of the check, active when COLUMNS_PLAN names a file: after the step that gives the records of a list, its
// amounts are answered swapped, two at a time, and the records must no longer hold.
import { appendFileSync, readFileSync } from 'node:fs'
import { After, AfterStep, Before, BeforeStep, DataTable, Status } from '@cucumber/cucumber'
import type { Page, Route } from '@playwright/test'
import { expect } from '../../features/support/expect.ts'
import { records } from '../../features/support/parameters.ts'
import { labelled, NOTHING, valued } from '../../features/support/pattern.ts'
import type { ScfWorld } from '../../features/support/world.ts'
import type { Attempt, Outcome } from './plan.ts'
import { pairsOf, recordedList } from './tables.ts'

const { COLUMNS_PLAN, COLUMNS_REPORT } = process.env
const CALLS = '**/api/web/corp/**'
/** A swap that is not seen by then is not seen at all. */
const SOON = 5_000

const attempts: ReadonlyMap<string, Attempt> = new Map(
  COLUMNS_PLAN
    ? (JSON.parse(readFileSync(COLUMNS_PLAN, 'utf8')) as Attempt[]).map((one) => [one.id, one])
    : [],
)
const write = (outcome: Outcome) => appendFileSync(COLUMNS_REPORT ?? '', `${JSON.stringify(outcome)}\n`)

/** The answer, with the two fields exchanged wherever both are. */
function swapped(value: unknown, one: string, other: string): unknown {
  if (Array.isArray(value)) return value.map((part) => swapped(part, one, other))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, swapped(part, one, other)] as const)
  const all: Record<string, unknown> = Object.fromEntries(parts)
  return one in all || other in all ? { ...all, [one]: all[other], [other]: all[one] } : all
}

/** Answers every read with the two fields exchanged. */
const swapping =
  (one: string, other: string) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch({ maxRetries: 2 })
    const isJson = response.headers()['content-type']?.includes('json')
    await (isJson
      ? route.fulfill({ response, json: swapped(await response.json(), one, other) })
      : route.fulfill({ response }))
  }

const tableNamed = (page: Page, label: string) =>
  page.getByRole('table', { name: label }).filter({ visible: true }).first()

/** The table has a row for each record. */
async function holds(page: Page, label: string, wanted: readonly Record<string, string>[]): Promise<boolean> {
  const { heads, rows } = await tableNamed(page, label).evaluate((table) => {
    const texts = (parent: Element, selector: string) =>
      [...parent.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
        innerText.replaceAll(/[\u2060↕↑↓]/g, '').trim(),
      )
    return {
      heads: texts(table, 'thead th'),
      rows: [...table.querySelectorAll('tbody tr')].map((row) => texts(row, 'th, td')),
    }
  })
  return wanted.every((record) =>
    rows.some((cells) =>
      Object.entries(record).every(([column, value]) => {
        const at = heads.findIndex((head) => labelled(column).test(head))
        return (value === '' ? NOTHING : valued(value)).test(cells[at] ?? '')
      }),
    ),
  )
}

/** Presses the list's own 刷新; a drawer that the scenario left open is closed first. */
async function refresh({ page, shell }: ScfWorld, label: string): Promise<void> {
  await shell.answered()
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  const block = tableNamed(page, label).locator('xpath=ancestor::*[.//button[normalize-space()="刷新"]][1]')
  await block.getByRole('button', { name: '刷新', exact: true }).click()
  await shell.answered()
}

async function swapAll(
  world: ScfWorld,
  { amounts }: Attempt,
  label: string,
  wanted: readonly Record<string, string>[],
): Promise<Omit<Outcome, 'id'>> {
  const { page } = world
  const swaps: [string, string, boolean][] = []
  for (const [[one, title], [other, otherTitle]] of pairsOf(amounts)) {
    await page.route(CALLS, swapping(one, other))
    await refresh(world, label)
    const isFound = await expect
      .poll(() => holds(page, label, wanted), { timeout: SOON })
      .toBe(false)
      .then(
        () => true,
        () => false,
      )
    swaps.push([title, otherTitle, isFound])
    await page.unroute(CALLS)
  }
  // what made them not hold was the swap, not the reading again
  await refresh(world, label)
  const isBack = await expect
    .poll(() => holds(page, label, wanted))
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  return isBack ? { swaps } : { swaps, lost: '没有对调时记录也不成立' }
}

if (COLUMNS_PLAN) {
  let attempt: Attempt | undefined
  let step = -1
  Before(({ pickle }) => {
    attempt = attempts.get(pickle.name)
    step = -1
  })
  BeforeStep(() => {
    step += 1
  })
  AfterStep(async function (this: ScfWorld, { pickleStep, result }) {
    const label = recordedList(pickleStep)
    const { dataTable } = pickleStep.argument ?? {}
    if (step !== attempt?.step || result.status !== Status.PASSED || !dataTable || !label) return undefined
    const { id } = attempt
    const wanted = records(this, new DataTable(dataTable))
    const outcome = swapAll(this, attempt, label, wanted)
    write({ id, ...(await outcome.catch((error: unknown) => ({ swaps: [], lost: String(error) }))) })
    attempt = undefined
    return 'skipped'
  })
  After(async function (this: ScfWorld) {
    if (attempt) write({ id: attempt.id, swaps: [], lost: '场景没有走到记录，或记录不成立' })
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
