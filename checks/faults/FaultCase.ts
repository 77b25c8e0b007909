import type { Fixture } from './Fixture.ts'

/** 一个故障用例：编号与标题写进 docs/faults.md。 */
export interface FaultCase {
  readonly id: string
  readonly title: string
  /** 谁登录：默认 core-operator；null 为由用例自己打开页面 */
  readonly persona?: string | null
  /** 登录后去哪一页（/cv3 之下）；默认凭证开立申请，空串为停在落地页 */
  readonly at?: string
  /** 提交前后表单的值须不变（I5） */
  readonly keepsForm?: true
  /** 错误边界收下的异常会由 React 写进控制台：这些是预期的 */
  readonly expectedErrors?: RegExp
  /** 要十几秒：npm run deep 里跑 */
  readonly isLong?: true
  /** 需要自己的浏览器会话（Service Worker 等），不与别的用例共用 */
  readonly ownContext?: true
  /** 打开页面之前：初始化脚本、注入的故障 */
  readonly before?: (fixture: Fixture) => Promise<unknown>
  /** 页面已就绪：注入之前的准备 */
  readonly arrange?: (fixture: Fixture) => Promise<unknown>
  /** 注入故障并做那个动作 */
  readonly act: (fixture: Fixture) => Promise<unknown>
  /** 该看到什么 */
  readonly expect: (fixture: Fixture) => Promise<unknown>
}

/** 规范第 8 节的固定文案。 */
export const TEXTS = {
  network: '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。',
  timeout: '抱歉，网络超时，错误代码504',
  forbidden: '您暂无权限操作此页面！',
} as const

/** 常用的页面。 */
export const PLACES = {
  issue: '/credit/core/issue/issue',
  review: '/credit/core/issue/issue-review',
  home: '/credit/core/index/operator',
  workbench: '/workbench',
} as const

/** 常用的接口（路径的末尾）。 */
export const CALLS = {
  list: '/v1/credits/issue/page',
  submit: '/v1/credits/issue/submit',
  save: '/v1/credits/issue/save',
  export: '/v1/credits/issue/export',
  user: '/v1/userInfo',
  menus: '/v1/userInfo/granted-menu-tree',
  dictionaries: '/v1/sys/dict-datas/list-by-dict-types',
  csrf: '/uaa/v1/security/token',
  refresh: '/v1/refresh-session',
  loadCorp: '/v1/load-corp',
} as const
