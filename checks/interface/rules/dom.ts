/** 画出来了、看得见，不是只给读屏的一像素。 */
export function isSeen(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect()
  return width > 1 && height > 1 && getComputedStyle(node).visibility !== 'hidden'
}

export const seen = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen)

/** 眼前办事的地方：打开的对话框、抽屉在最上面，否则是正文。 */
export const contentArea = (): HTMLElement =>
  seen('[role="dialog"]').at(-1) ?? document.querySelector('main') ?? document.body

/** 一个元素里的文字，不算“复制”这样的小按钮。 */
export const ownText = (node: Element): string =>
  textNodes(node)
    .map((text) => text.data)
    .join('')
    .trim()

/** 元素里有字的文字节点；复制按钮的字不算内容。 */
export function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    if (text.data.trim() === '' || parent?.closest('[aria-label^="复制"], .sr-only, style, script')) continue
    found.push(text)
  }
  return found
}

/** 文字各行的方框，按行合并。 */
export function lineBoxes(node: Node): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}

/** 排成几行：上沿差过半个字的算另一行。 */
export function lineCount(node: Node): number {
  const tops = lineBoxes(node).map(({ top }) => top)
  tops.sort((a, b) => a - b)
  return tops.reduce(
    (lines, top, at) => (at > 0 && top - (tops[at - 1] ?? top) > 6 ? lines + 1 : lines),
    Math.min(1, tops.length),
  )
}

export interface Span {
  readonly left: number
  readonly right: number
}

/** 一个元素的内容（文字、标签、按钮）从哪里到哪里；空的为 undefined。 */
export function contentSpan(node: Element): Span | undefined {
  const boxes = [
    ...textNodes(node).flatMap((text) => lineBoxes(text)),
    ...seen('button, a, .arco-tag, svg', node)
      .filter((one) => one.closest('[aria-label^="复制"]') === null)
      .map((one) => one.getBoundingClientRect()),
  ]
  if (boxes.length === 0) return undefined
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  }
}

/** 被截的元素：自己或里面藏起了横向的一截。 */
export const cutParts = (node: HTMLElement): HTMLElement[] =>
  [node, ...node.querySelectorAll<HTMLElement>('*')].filter(
    (one) =>
      one.scrollWidth > one.clientWidth + 1 &&
      one.clientWidth > 0 &&
      getComputedStyle(one).overflowX !== 'visible' &&
      one.closest('.sr-only, [aria-label^="复制"]') === null,
  )

/** 读作一处的文字，过长截短。 */
export const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `「${line.length > 40 ? `${line.slice(0, 40)}…` : line}」`
}

export const px = (length: number): string => `${Math.round(length)}px`
