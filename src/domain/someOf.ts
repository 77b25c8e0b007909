const FEW = 3

/**
 * 几家的名称一行说完：至多写三家，再多的只说共几家；同一家只写一次。
 * @returns 如 甲、乙、丙 等 5 家；一家也没有为空串
 */
export const someOf = (names: readonly (string | undefined)[]): string => {
  const known = [...new Set(names.filter((name) => name !== undefined && name !== ''))]
  const shown = known.slice(0, FEW).join('、')
  return known.length > FEW ? `${shown} 等 ${known.length} 家` : shown
}
