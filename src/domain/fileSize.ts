/** 字节数给人看：不足 1 KB 用 B，其余 KB、MB，至多一位小数。 */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  // 四舍五入后到 1024 的按 MB
  const [value, unit] = kilobytes < 1023.95 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB']
  return `${Number(value.toFixed(1))} ${unit}`
}
