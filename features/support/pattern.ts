/** 正则里照字面的一段。 */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** 字段标签、列标题与详情名称：必填星号、冒号与末尾的单位“（元）”可写可不写。 */
export const labelled = (label: string): RegExp =>
  new RegExp(`^\\s*[*✱]?\\s*${escaped(label)}\\s*(（[^）]*）)?\\s*[*✱]?\\s*[：:]?\\s*$`)

/** 显示出来的值：两边的空白、金额后的“元”与编号后的“复制”不算。 */
export const valued = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}(\\s*元)?(\\s*复制)?\\s*$`)

/** 没有值时显示的横线。 */
export const NOTHING = /^\s*(--|—|-)?\s*$/
