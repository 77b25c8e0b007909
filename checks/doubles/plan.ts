/** 人点（或按回车）办一笔业务的方式。 */
export type Mode = 'mouse' | 'enter' | 'touch'

/** 对一笔业务做什么：连点；应答丢失（办之前、办之后、浏览器自己重发）；办成后退回去再办。 */
export type Trick = 'clicks' | 'lostBefore' | 'lostAfter' | 'resent' | 'back'

/** 一次实验：用哪个场景走到那一下点击、点的时候做什么。 */
export interface Attack {
  readonly id: string
  /** 接口的路径，契约里的写法，带服务的前缀 */
  readonly path: string
  readonly trick: Trick
  readonly mode: Mode
  /** 应答隔多久才到（毫秒） */
  readonly delay: number
  /** 第二下、第三下各隔多久（毫秒）；0 为只点一下（对照） */
  readonly gap: number
  /** 慢的电脑与网络：下一页迟迟不来，旧的表单还在屏幕上 */
  readonly slow: boolean
  /** 场景的第几步（从 0 起）里办这一笔 */
  readonly step: number
  /** 场景里第几次输入（从 1 起）引起这一笔，以及点的那个按钮 */
  readonly input: number
  readonly label: string
}

/** 功能场景里看到的一笔业务：哪个场景、哪一步、第几次输入引起的。 */
export interface Seen {
  readonly path: string
  /** 场景：文件:行 */
  readonly scenario: string
  readonly step: number
  /** 引起它的输入；没有（页面自己发的）为 0 */
  readonly input: number
  readonly label: string
}

/** 一次实验看到的。 */
export interface Outcome {
  readonly id: string
  /** 走到了那一下 */
  readonly reached: boolean
  /** 发出了几次（带幂等键的请求） */
  readonly requests: number
  /** 后端以几把不同的键办成 */
  readonly bookings: number
  /** 世界多了什么：各类单据的笔数、金额的合计 */
  readonly change: Readonly<Record<string, string>>
  /** 后面几下实际隔了多久（毫秒） */
  readonly gaps: readonly number[]
  /** 屏幕上最后说了什么：失败的对话框、待确认的提示 */
  readonly said: string
}
