const STRIP = 64
const WHITE = 246

/** 画布上有没有看得见的东西：任一像素明显不是白色即有；逐条读取，通常第一条就知道。 */
export function hasInk(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  if (!context) return false
  for (let top = 0; top < canvas.height; top += STRIP) {
    const rows = Math.min(STRIP, canvas.height - top)
    const { data } = context.getImageData(0, top, canvas.width, rows)
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]! > 8 && (data[at]! < WHITE || data[at + 1]! < WHITE || data[at + 2]! < WHITE))
        return true
    }
  }
  return false
}
