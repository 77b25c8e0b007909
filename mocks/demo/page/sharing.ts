import { base } from './base.ts'
import { forgetSession, reasonOf } from './calls.ts'
import { button, h } from './dom.ts'
import { fileUrl, openFile, shareLink } from './share.ts'

/** 一个选文件的按钮；打开之后换了世界，从登录页重新进门。 */
export const fileOpener = (label: string, say: (text: string) => void): HTMLElement[] => {
  const input = h('input', { type: 'file', accept: '.json,application/json', hidden: true })
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (!file) return
    say('正在打开……')
    openFile(file).then(
      () => {
        forgetSession()
        location.assign(`${base}login`)
      },
      (error: unknown) => {
        input.value = ''
        say(`没有打开：${reasonOf(error)}`)
      },
    )
  })
  return [button(label, () => input.click()), input]
}

/** 分享这个世界：复制链接、存成文件、打开文件，各说办得怎样。 */
export const sharing = (): HTMLElement => {
  const status = h('p', { role: 'status', class: 'note' })
  const field = h('input', { type: 'text', readonly: true, 'aria-label': '分享的链接', hidden: true })
  const say = (text: string): void => {
    status.textContent = text
  }
  const copy = async (): Promise<void> => {
    field.hidden = true
    say('正在生成链接……')
    const link = await shareLink()
    if (link === undefined) return say('这个世界里有上传的文件，放不进链接，请存成文件发给对方。')
    try {
      await navigator.clipboard.writeText(link)
      say('链接已复制，打开它的人进到同一个世界。')
    } catch {
      // 没有剪贴板的权限：让人自己复制
      field.value = link
      field.hidden = false
      field.select()
      say('请复制上面的链接。')
    }
  }
  const onCopy = (): void => {
    copy().catch((error: unknown) => say(`没有生成：${reasonOf(error)}`))
  }
  return h(
    'div',
    { class: 'share' },
    h(
      'div',
      { class: 'row' },
      button('复制链接', onCopy),
      h('a', { href: fileUrl, class: 'button' }, '存成文件'),
      ...fileOpener('打开文件', say),
    ),
    field,
    status,
  )
}
