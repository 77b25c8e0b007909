/** 每条规则的编号（docs/interface.md）与表头。 */
export const RULES = {
  '1.1': '单元格',
  '1.2': '列序',
  '1.3': '操作列',
  '1.4': '横向',
  '1.5': '高度',
  '1.6': '查询',
  '1.7': '记得',
  '1.8': '空',
  '1.9': '合计',
  '2.2': '决定',
  '3.1': '标签',
  '4.1': '提示',
  '4.3': '文字',
  '5.1': '到达',
  '5.2': '标题',
  '6.2': '数字',
  '6.3': '图',
  '7.2': '节奏',
  '7.3': '读屏',
  '7.4': '边缘',
  '7.5': '长短',
  '7.6': '主次',
  '7.7': '颜色',
  '7.8': '页眉',
  '7.9': '空块',
} as const

export type Rule = keyof typeof RULES

/** 在一个页面上量到的一处不合：哪条规则，是什么（文字、像素）。 */
export interface Finding {
  readonly rule: Rule
  readonly what: string
}

/** 一处不合连同它的出处。 */
export interface Violation extends Finding {
  readonly route: string
  readonly persona: string
  /** 窗口，如 1480×900；与大小无关的为空 */
  readonly size: string
  /** 什么样子：满、空、查无、子视图的名字 */
  readonly state: string
}

/** 量的时候页面是什么样子。 */
export interface Looking {
  /** 窗口宽；高 */
  readonly width: number
  readonly height: number
  /** 有数据的列表、没有业务的世界、查不到的条件、子视图 */
  readonly state: 'full' | 'empty' | 'searched' | 'view'
}
