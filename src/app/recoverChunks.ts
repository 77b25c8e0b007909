import { hasUnsavedChanges } from '#hooks/unsaved.ts'
import { isTypedIn } from './standing.ts'

const KEY = 'scf-reloaded'
/** 两次自动刷新至少相隔这么久：刷新也没用时不循环（N10）。 */
const APART = 30_000

const mayReload = (): boolean => {
  if (hasUnsavedChanges() || isTypedIn() || !navigator.onLine) return false
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < APART) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // 记不住次数就不自动刷新
    return false
  }
}

/**
 * 模块取不到（发布了新版本，旧文件已不在）：没有未保存的内容就自动刷新一次，
 * 否则由页面的错误边界给出说明与 刷新 按钮（D01 至 D07、SHELL-22）。返回停止函数。
 */
export const recoverChunks = (reload: () => void = () => location.reload()): (() => void) => {
  const recover = () => mayReload() && reload()
  addEventListener('vite:preloadError', recover)
  return () => removeEventListener('vite:preloadError', recover)
}
