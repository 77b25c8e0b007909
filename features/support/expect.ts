import { expect as playwrightExpect } from '@playwright/test'

/** 等待的上限（毫秒）：动作与断言都自动等到成立，或到此为止。 */
export const WAIT = 15_000

/** 带本项目等待上限的断言。 */
export const expect = playwrightExpect.configure({ timeout: WAIT })
