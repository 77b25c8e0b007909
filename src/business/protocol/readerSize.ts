import { WIDE } from '#ui/screen.ts'

interface ReaderSize {
  width: number
  height: number
}

/**
 * 阅读框的宽与阅读区的高（PDF-04）：宽屏（≥1480）1350 或 1100，窄屏 1200 或 950；高为窗口高减 250。
 * @param large 有侧栏（多份文档或要素）时用较宽的
 */
export function readerSize(view: ReaderSize, large: boolean): ReaderSize {
  const [big, small] = view.width >= WIDE ? [1350, 1100] : [1200, 950]
  return { width: large ? big : small, height: Math.max(120, view.height - 250) }
}
