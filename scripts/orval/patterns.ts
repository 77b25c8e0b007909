// orval hands a pattern to faker as a plain string: ^ $ become literals and \d is unknown. Only the copy that the
// factories are generated from is rewritten; the contract itself (redocly, ajv) keeps the original.
export const fakerFriendlyPatterns = <T>(spec: T): T => {
  const copy = structuredClone(spec)
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (node === null || typeof node !== 'object') return
    const record = node as Record<string, unknown>
    if (typeof record.pattern === 'string') {
      record.pattern = record.pattern
        .replace(/^\^|\$$/g, '')
        .replace(/^-\?/, '')
        .replace(/\(\\\.\\d\{1,(\d)\}\)\?$/, (_, digits: string) => `\\.${'\\d'.repeat(Number(digits))}`)
        .replaceAll(String.raw`\d`, '[0-9]')
        .replaceAll(String.raw`\.`, '[.]')
        .replaceAll(String.raw`\+`, '[+]')
    }
    Object.values(record).forEach(walk)
  }
  walk(copy)
  return copy
}
