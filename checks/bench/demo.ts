// The demo beside the portal: the first sign-in, which waits for the backend, and one with the backend there. Both over one
// slow line, because the demo's calls go through a worker that the throttle of a tab does not reach; the processor of the
// page is slowed down, that of the worker is not.

import { buildDemo, DEMO } from '../../scripts/demo/build.ts'
import type { Certificate } from '../deploy/certificate.ts'
import { DEMO_FIRST_VIEW } from './budgets.ts'
import { type FigureName, figureOf, type Sample } from './figures.ts'
import { PORTAL } from './pageRows.ts'
import { portalPages } from './pages.ts'
import { openPeer } from './peerSite.ts'
import { openPortal } from './portalSite.ts'
import { type Row, shown } from './report.ts'
import { takeTurns } from './runs.ts'
import { type App, speeds } from './site.ts'

const NAME = '演示'

const FIGURES: readonly (readonly [FigureName, string, number | undefined])[] = [
  ['fcp', '首次绘制', DEMO_FIRST_VIEW],
  ['ready', '工作台的内容', undefined],
]

const rowsOf = (title: string, samples: ReadonlyMap<string, readonly Sample[]>): Row[] =>
  FIGURES.flatMap(([figure, what, most]): Row[] => {
    const own = figureOf(samples.get(NAME) ?? [], figure)
    const plain = figureOf(samples.get(PORTAL) ?? [], figure)
    const beside = `[${shown(own.min)}–${shown(own.max)}]  ${PORTAL} ${shown(plain.median)} [${shown(plain.min)}–${shown(plain.max)}]`
    return [
      { what: `${title}，${what}`, value: own.median, unit: 'ms', budget: undefined, beside },
      { what: `${title}，${what} ÷ ${PORTAL}`, value: own.median / plain.median, unit: '×', budget: most },
    ]
  })

/** Signing in by a link, the demo and the portal taking turns. */
export const demoRows = async (certificate: Certificate, runs: number): Promise<Row[]> => {
  await buildDemo()
  const line = speeds.slow.network
  const portal = await openPortal('dist', certificate, line)
  const demo = await openPeer({ name: NAME, dir: DEMO, base: '/' }, {}, certificate, line)
  const { entry } = portalPages
  const apps: App[] = [
    { name: PORTAL, site: portal, pages: { entry: entry! } },
    { name: NAME, site: { ...demo, base: portal.base }, pages: { entry: entry! } },
  ]
  try {
    return rowsOf('第一次登录', await takeTurns(apps, 'entry', 'line', runs, certificate.pin))
  } finally {
    demo.close()
    portal.close()
  }
}
