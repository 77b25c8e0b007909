import { useSyncExternalStore } from 'react'

/** 宽屏从这里起，不足的是窄屏（规范第 9 节）。 */
export const WIDE = 1480

const onResize = (listen: () => void) => {
  window.addEventListener('resize', listen)
  return () => window.removeEventListener('resize', listen)
}

/** 窗口的宽、高，或由它们得出的：窗口变了跟着变，结果没变就不重画。 */
export const useScreen = <Value extends number | boolean>(read: () => Value): Value =>
  useSyncExternalStore(onResize, read)
