import { dropEarlyReads } from '#api/earlyRead.ts'
import { currentCorp } from '#api/session.ts'
import { wantDictionaries } from '#state/dictionaries.ts'
import { askReads, pageDictTypes } from './session/firstRead.ts'

/** 按下的时候问的，这么久（毫秒）还没打开就不用了：松开在别处的，不算打开。 */
const PRESSED = 3_000

/** 在去这条路由的链接上按下了：松开之前就问它的读与字典，什么要问由首屏预取表说。链接不带条件：带着的只有页面认得。 */
export const askAhead = (path: string): void => {
  const { dataset } = document.documentElement
  delete dataset.reads
  delete dataset.dicts
  dropEarlyReads()
  dispatchEvent(new CustomEvent('scf:ahead', { detail: path }))
  askReads(currentCorp(), PRESSED)
  wantDictionaries(pageDictTypes())
}
