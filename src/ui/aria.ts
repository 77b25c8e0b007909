type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * 补上 Arco 的节点没有的角色、名称与状态：作为 ref 挂上去，每次画完都补；undefined 的去掉。
 * within 是里面的那个节点，如 'input'：Arco 的勾选框把属性都给了外面的 label。
 */
export const aria = (attributes: Attributes, within?: string) => (node: Element | null) => {
  const target = within ? node?.querySelector(within) : node
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) target?.removeAttribute(name)
    else target?.setAttribute(name, String(value))
}
