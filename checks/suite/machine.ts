import { type Browser, chromium } from '@playwright/test'
import { AS_ROOT, ensureBrowser } from '../../scripts/browser.ts'
import { ProcessorMeter } from './processorSeconds.ts'

/** Processor seconds that one of the browsers below takes on the machine the budgets were measured on. */
const REFERENCE = 2
const VISITS = 3

/** A small copy of what a page does most: objects from text, nodes from objects, and their layout. */
function draw(): number {
  let height = 0
  for (let round = 0; round < 12; round += 1) {
    const rows = Array.from({ length: 300 }, (_, at) => ({ no: `IS2026${at}`, amount: `${at * 37}.00` }))
    const copy = JSON.parse(JSON.stringify(rows)) as typeof rows
    const table = document.createElement('table')
    for (const { no, amount } of copy) {
      const row = table.insertRow()
      for (const text of [no, amount, '华岳智造集团股份有限公司', '待复核'])
        row.insertCell().textContent = text
    }
    document.body.replaceChildren(table)
    height += table.offsetHeight
  }
  return height
}

/** A browser that has drawn; it still lives, so that what it used can be read. */
async function drawn(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...AS_ROOT] })
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await (await browser.newContext()).newPage()
    await page.setContent('<meta charset="utf-8"><title>x</title>')
    await page.evaluate(draw)
    await page.screenshot()
    await page.context().close()
  }
  return browser
}

/**
 * How much more processor time this machine needs now than the one the budgets were measured on; takes some seconds.
 * Two browsers draw at once, as the checks keep both cores busy: cores that share their parts are slower together.
 */
export async function slowness(): Promise<number> {
  const meter = new ProcessorMeter()
  const before = meter.read()
  const browsers = await Promise.all([drawn(), drawn()])
  const after = meter.read()
  await Promise.all(browsers.map((browser) => browser.close()))
  return before === undefined || after === undefined ? 1 : (after - before) / 2 / REFERENCE
}
