/** 界面习惯（列设置、表单是否展开）记在本机；读写失败等于没有记过。 */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`scf-ui:${name}`) ?? 'null')
  } catch {
    return null
  }
}

/** 记住一项界面习惯；存不下不影响使用。 */
export function remember(name: string, value: unknown) {
  try {
    localStorage.setItem(`scf-ui:${name}`, JSON.stringify(value))
  } catch {
    // 隐私模式或配额已满
  }
}
