import type { ProfileName } from './options.ts'

interface Conditions {
  /** In the report */
  readonly words: string
  /** CPU slowdown factor */
  readonly cpu: number
  /** Latency in milliseconds, bytes per millisecond; undefined: unthrottled */
  readonly line?: { readonly latency: number; readonly down: number; readonly up: number }
}

/** 1.6 Mbps down, 750 kbps up. */
const SLOW = { latency: 150, down: 200, up: 93.75 } as const

/** Conditions of measurement: the same slow line with two processors, and everything unthrottled. */
export const CONDITIONS: Readonly<Record<ProfileName, Conditions>> = {
  slow: { words: '慢线路，处理器 1/4', cpu: 4, line: SLOW },
  line: { words: '慢线路，处理器 1/1', cpu: 1, line: SLOW },
  desktop: { words: '不限速', cpu: 1 },
}
