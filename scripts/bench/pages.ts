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

/** 门户的页面：查询页、工作台、公开页、带令牌进门，以及从工作台到列表、列表之间的切换。 */
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

/** 一个同类：登录之后放在浏览器里的，与它的页面。 */
interface PeerPages {
  readonly storage?: Stored
  readonly pages: AppPages
}

/** 读说明各同类有哪些页面的文件：名字 → 页面。 */
export const readPeerPages = (file: string): Readonly<Record<string, PeerPages>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, PeerPages>
