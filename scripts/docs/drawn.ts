import { flowPages } from './flows.ts'
import { mapPage } from './map.ts'
import { modelPage } from './model.ts'

/** The pages of docs/ that are generated from the code: path → text. */
export const drawnPages = (): ReadonlyMap<string, string> =>
  new Map([
    ...[...flowPages()].map(([name, text]) => [`docs/flows/${name}`, text] as const),
    ['docs/map.md', mapPage()],
    ['docs/model.md', modelPage()],
  ])
