import { pack } from '../../kernel/journal/packed.ts'
import { LARGEST_FILE, tooLarge } from '../../kernel/journal/step.ts'
import { base } from './base.ts'
import { control, personOf } from './calls.ts'

/** 导出当前世界的地址：下载即存成文件。 */
export const fileUrl = `${base}__mock/journal`

/** 再长，聊天与邮件会把链接截断。 */
const LONGEST = 60_000

/** 眼前这一页的标题：打开链接的人要知道去哪里。 */
const headingNow = (): string | undefined => document.querySelector('h1')?.textContent?.trim()

/**
 * 在别的浏览器里重建这个世界的链接，同样的人在同样的页面；放不进链接时没有。
 * 它通往首页：没有打开过演示的浏览器，别的地址都还没有人应答。
 */
export async function shareLink(): Promise<string | undefined> {
  const journal = (await (await fetch(fileUrl)).json()) as object
  const person = sessionStorage.getItem('authToken') ?? ''
  const path = `/${location.pathname.slice(base.length)}${location.search}`
  const isPortal = path.startsWith('/cv3/')
  const plan = {
    person,
    who: person && (await personOf(person))?.personName,
    path: isPortal ? path : '/login',
    page: isPortal ? headingNow() : '登录页',
    journal,
  }
  const link = `${location.origin}${base}#open=${await pack(JSON.stringify(plan))}`
  return link.length > LONGEST ? undefined : link
}

const parsed = (text: string): object => {
  try {
    return JSON.parse(text) as object
  } catch {
    throw new Error('这不是导出的模拟世界')
  }
}

/** 换成导出的文件里的世界；不是的、太大的、与当前版本不符的，以中文说明，原来的世界不动。 */
export async function openFile(file: File): Promise<void> {
  if (file.size > LARGEST_FILE) throw new Error(tooLarge(LARGEST_FILE))
  await control('journal', parsed(await file.text()))
}
