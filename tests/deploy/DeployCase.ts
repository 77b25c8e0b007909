import type { Browser } from '@playwright/test'
import type { Stack } from './Stack.ts'

/** 一台验收用的部署与浏览器。 */
export interface DeployStage {
  readonly stack: Stack
  readonly browser: Browser
  /** 正在运行的那份构建所在的目录 */
  readonly dist: string
  /** 浏览器的位置 */
  readonly executablePath: string
  /** 写进报告的一行：分数、表格、次数 */
  readonly note: (line: string) => void
}

/** 部署的一项验收：不成就抛出原因。 */
export interface DeployCase {
  readonly id: string
  readonly title: string
  readonly run: (stage: DeployStage) => Promise<unknown>
}
