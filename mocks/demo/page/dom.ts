type Child = Node | string

type Props = Readonly<Record<string, string | boolean | ((event: Event) => void)>>

/** 一个元素：on 开头的是监听，真假值是开关，其余是属性。不经 innerHTML，内容安全策略再严也行。 */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (typeof value === 'boolean') element.toggleAttribute(name, value)
    else element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

/** 一个按钮。 */
export const button = (label: string, onClick: () => void, props: Props = {}): HTMLButtonElement =>
  h('button', { type: 'button', onclick: onClick, ...props }, label)

/** 一份样式表；不是 style 元素，内容安全策略不拦。 */
export const sheet = (css: string): CSSStyleSheet => {
  const made = new CSSStyleSheet()
  made.replaceSync(css)
  return made
}

/** 自己的元素与影子树：门户的样式进不来，这里的也出不去。已经有了就先去掉。 */
export const mountShadow = (name: string, ...styles: CSSStyleSheet[]): ShadowRoot => {
  document.querySelector(name)?.remove()
  const host = document.createElement(name)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = styles
  // 门户的快捷键（J、K、/、?）不该听见这里的按键
  for (const kind of ['keydown', 'keyup', 'keypress'])
    host.addEventListener(kind, (event) => event.stopPropagation())
  document.body.append(host)
  return shadow
}

/** 焦点真正所在的元素，影子树里的也找到。 */
export const focused = (): HTMLElement | undefined => {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at instanceof HTMLElement ? at : undefined
}
