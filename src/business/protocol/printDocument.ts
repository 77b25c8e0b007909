import styles from './Reader.module.css'

/** 打印期间页面上只留这些内容；打印框关闭后恢复。 */
export function printNodes(...nodes: Node[]) {
  const sheet = document.createElement('div')
  sheet.className = styles.printSheet ?? ''
  sheet.setAttribute('aria-hidden', 'true')
  sheet.append(...nodes)
  document.body.append(sheet)
  document.documentElement.classList.add('scf-printing')
  try {
    // 打印框打开期间会一直停在这里
    globalThis.print()
  } finally {
    document.documentElement.classList.remove('scf-printing')
    sheet.remove()
  }
}

/** 打印一组图片，一页一张；都解码好才打印。 */
export async function printImages(urls: readonly string[]) {
  const images = urls.map((url) => Object.assign(document.createElement('img'), { src: url, alt: '' }))
  await Promise.all(images.map((image) => image.decode()))
  printNodes(...images)
}
