// The pages of the portal that are measured; what a peer has instead says its file (peers.example.json).
import { readFileSync } from 'node:fs'
import type { AppPages, Step, Stored } from './site.ts'

const OPERATOR = 'core-operator'
/** A skeleton has no buttons. */
const FIRST_ROW = 'table tbody tr td button'
/** The true figures, and a bar of the chart that is drawn from them. */
const WORKBENCH = [
  '[aria-label="凭证"] li',
  'section:has([aria-label="近12个月趋势的种类"]) figure [aria-description]',
]

const list = (title: string, click = `[aria-label="左侧菜单"] a>>text=${title}`): Step => ({
  clicks: [click],
  ready: [`h1>>text=${title}`, FIRST_ROW],
})

/**
 * The portal's pages: the query page, the workbench, a public page, entering with a token, and the switches from the
 * workbench to a list and between lists.
 */
export const portalPages: AppPages = {
  query: { path: 'credit/core/issue/issue', ready: [FIRST_ROW], persona: OPERATOR },
  workbench: { path: 'workbench', ready: WORKBENCH, persona: OPERATOR },
  public: { path: 'register/register', ready: ['main input'] },
  entry: { path: `?authToken=${OPERATOR}&wsToken=x`, ready: WORKBENCH },
  switch: {
    path: 'workbench',
    ready: WORKBENCH,
    persona: OPERATOR,
    first: list('凭证开立申请', '[aria-label="快捷入口"] a>>text=开立凭证'),
    back: list('凭证信息查询'),
    again: list('凭证开立申请'),
  },
}

/** A peer: what is in the browser after login, and its pages. */
interface PeerPages {
  readonly storage?: Stored
  readonly pages: AppPages
}

/** Reads the file that tells which pages each peer has: name → pages. */
export const readPeerPages = (file: string): Readonly<Record<string, PeerPages>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, PeerPages>
