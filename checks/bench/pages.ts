// The pages that are measured.
import type { PageName } from './options.ts'

/**
 * Selectors of the content: CSS, optionally followed by >>text=words (the element's text contains them); it must be
 * visible. If there are several, all must be there.
 */
export type Selectors = readonly string[]

/** A page: its address below the base, its main content, and the persona that opens it (none: not signed in). */
export interface PageSpec {
  readonly path: string
  readonly ready: Selectors
  readonly persona?: string
}

/** A switch: one click, timed until the content is painted. */
export interface Step {
  readonly click: string
  readonly ready: Selectors
}

const OPERATOR = 'core-operator'
/** A skeleton has no buttons, so they mark the content. */
const FIRST_ROW = 'table tbody tr td button'

const list = (title: string, click = `[aria-label="左侧菜单"] a>>text=${title}`): Step => ({
  click,
  ready: [`h1>>text=${title}`, FIRST_ROW],
})

const query: PageSpec = { path: 'credit/core/issue/issue', ready: [FIRST_ROW], persona: OPERATOR }
const workbench: PageSpec = {
  path: 'workbench',
  // the loaded figures, and a bar of the chart that is drawn from them
  ready: [
    '[aria-label="凭证"] li',
    'section:has([aria-label="近12个月趋势的种类"]) figure [aria-description]',
  ],
  persona: OPERATOR,
}

/** Switching: from the first page to a list; then back to another (not timed) and there again. */
export interface Switching {
  readonly first: Step
  readonly back: Step
  readonly again: Step
}

/** What can be measured for a build. */
export interface Pages {
  readonly opened: Readonly<Partial<Record<PageName, PageSpec>>>
  readonly switching: Switching
}

/** For the portal: the query page, the workbench, a public page, entering with a token; switching from the workbench. */
export const portalPages: Pages = {
  opened: {
    query,
    workbench,
    public: { path: 'register/register', ready: ['main input'] },
    entry: { path: `?authToken=${OPERATOR}&wsToken=x`, ready: workbench.ready },
    'query-again': query,
    'workbench-again': workbench,
    switch: workbench,
  },
  switching: {
    first: list('凭证开立申请', '[aria-label="快捷入口"] a>>text=开立凭证'),
    back: list('凭证信息查询'),
    again: list('凭证开立申请'),
  },
}

const least: PageSpec = { path: 'issues', ready: [FIRST_ROW] }

/** For the minimal page (minimal/main.tsx): its list cold and repeated; switching to its other list and back. */
export const minimalPages: Pages = {
  opened: { query: least, 'query-again': least, switch: least },
  switching: {
    first: list('凭证信息查询', 'nav a>>text=凭证信息查询'),
    back: list('凭证开立申请', 'nav a>>text=凭证开立申请'),
    again: list('凭证信息查询', 'nav a>>text=凭证信息查询'),
  },
}

/** Which opening of the minimal page a page of the portal is compared with. */
export const yardstickOf = (page: PageName): PageName => {
  if (page === 'switch') return page
  return page.endsWith('-again') ? 'query-again' : 'query'
}

/** A page by its name, or the list at an address, opened by a persona that has access to everything. */
export const pageOf = ({ opened }: Pages, page: PageName | `/${string}`): PageSpec =>
  opened[page as PageName] ?? { path: page.slice(1), ready: [FIRST_ROW], persona: 'all-access' }
