/** 一个 PDF：地址（过期时可换新），或数据（字节或 base64）。 */
export type PdfFile = { url: string; renew?: () => Promise<string> } | { data: Uint8Array | string }

/** 一份文档的来源：PDF、轮到它才去取（重试就再取一次）的 PDF，或待净化的 HTML（PDF-05）。 */
export type ProtocolSource = PdfFile | { load: () => Promise<PdfFile> } | { html: string }

export interface ProtocolDocument {
  name: string
  source: ProtocolSource
  /** 打开之前已经知道取不到，为什么；可以重试 */
  failure?: unknown
}

/** 要素的一行；后端给的可能有缺，都按文字显示（P15）。 */
export interface ProtocolElement {
  key?: string | null
  value?: string | null
}

export interface ProtocolReaderProps {
  title: string
  documents: readonly ProtocolDocument[]
  /** 给了就须勾选确认（isEnableElementConfirm 为真时才给） */
  elements?: readonly (ProtocolElement | null)[]
  confirmText?: '确认阅读并同意' | '确认签署'
  /** confirm 须读完才能确认；view 只看 */
  mode: 'confirm' | 'view'
  /** 只有一份，打不开也留着框可以重试；有几份时总是这样 */
  stays?: boolean
  /** 允许的动作，默认都不允许 */
  permit?: { print?: boolean; download?: boolean }
  /** 失败须抛出：抛出后阅读框不关，可再试 */
  onConfirm?: () => Promise<void> | void
  /** @param unreadable 有几份没有打开 */
  onCancel?: (unreadable: number) => void
}

/** 查找的结果：共几处，当前第几处（从 0 起）。 */
export interface FindState {
  query: string
  hits: readonly number[]
  at: number
}

/** 正在看的那一份能做什么；PDF 与 HTML 各自实现。 */
export interface DocumentHandle {
  jump: (page: number) => void
  scroll: (to: 'pageUp' | 'pageDown' | 'start' | 'end') => void
  /** @returns 每一处所在的页码，按先后；HTML 都是第 1 页 */
  find: (query: string, signal: AbortSignal) => Promise<number[]>
  print: (onProgress: (text: string) => void) => Promise<void>
  /** 只有 PDF 可下载 */
  download?: () => Promise<Blob>
}

export interface DocumentViewProps {
  name: string
  zoom: number
  find: FindState
  /** 上次离开时看到的页 */
  startPage: number
  onPage: (page: number, count: number) => void
  onRead: () => void
  onFailed: (cause: unknown) => void
}
