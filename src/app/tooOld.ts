/**
 * 比门槛还旧：缺 Chromium 103、Firefox 115、Safari 16.4 三者都有的东西（门槛见 package.json 的 browserslist；
 * tests/hooks/fillMissing.test.ts 对照兼容性数据）。首屏预取表把它原样写进给所有浏览器的脚本：只用 ES5，不引用别的。
 */
export function isTooOld() {
  return !(
    self.AbortSignal &&
    'timeout' in AbortSignal &&
    ((self.CSS && 'registerProperty' in CSS) || 'fromAsync' in Array)
  )
}
