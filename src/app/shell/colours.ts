const channels = (hex: string): number[] | undefined => {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1]
  const pairs = digits?.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return pairs?.match(/../g)?.map((pair) => Number.parseInt(pair, 16) / 255)
}

const luminance = (rgb: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * 配置的底色与字色（SHELL-06）：只收 #rgb 与 #rrggbb，且对比不低于 4.5；否则都用缺省（T12）。
 */
export const configuredColours = (
  background: unknown,
  text: unknown,
): { backgroundColor: string; color: string } | undefined => {
  if (typeof background !== 'string' || typeof text !== 'string') return undefined
  const [back, front] = [channels(background.trim()), channels(text.trim())]
  if (!back || !front) return undefined
  const [dark = 0, light = 0] = [luminance(back), luminance(front)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05) >= 4.5
    ? { backgroundColor: background.trim(), color: text.trim() }
    : undefined
}
