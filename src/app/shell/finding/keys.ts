import { isCovered, isTaken, isTyping } from '#ui/typing.ts'

/** 快捷键打开的：查找，或快捷键一览。 */
export type Opening = 'Find' | 'Keys'

/** 中文输入法开着时，同一个键给出的是顿号与全角问号。 */
const PLAIN: Readonly<Record<string, Opening>> = { '/': 'Find', '、': 'Find', '?': 'Keys', '？': 'Keys' }

/** 这一下要打开什么：Ctrl+K（⌘K）在哪里都查找，/ 与 ? 只在没有打字时；开着对话框时都不理。 */
export const openingOf = (event: KeyboardEvent): Opening | undefined => {
  const { key, altKey, shiftKey, target } = event
  if (altKey || isTaken(event) || isCovered()) return undefined
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'Find' : undefined
  return isTyping(target) ? undefined : PLAIN[key]
}
