import type { CurrentUser } from '#api/generated/corp/model/currentUser.ts'
import { adoptJournal, onJournal, readJournal } from '#api/journal.ts'
import { readDrafts, removeDraft, writeDraft } from '#hooks/draftStore.ts'

// 本标签页存下的：不在日志里了，就是有了下落
const stored = new Map<string, string>()

/**
 * 结果未知的业务跟着人走：401、关掉页签之后再登录，提示还在，同样的内容再提交仍用原来的幂等键（T20、G10）。
 * 草稿那时也还在：没有这一层，恢复草稿再提交就是第二笔。
 * 与草稿同一个库，同样只给同一个人在同一企业，同样 24 小时为限。
 * @returns 停止
 */
export const keepPendingIntents = ({ userId, corpId }: CurrentUser): (() => void) => {
  const idOf = (key: string) => `${userId} ${corpId} pending ${key}`
  /** 跟上日志：新的存下，有了下落的删去；当场就写，页面正在离开也来得及。 */
  const keep = () => {
    const journal = readJournal().filter((intent) => intent.corpId === corpId)
    for (const intent of journal)
      if (!stored.has(intent.key)) {
        stored.set(intent.key, idOf(intent.key))
        void writeDraft(idOf(intent.key), intent)
      }
    for (const [key, id] of stored)
      if (!journal.some((intent) => intent.key === key)) {
        stored.delete(key)
        removeDraft(id)
      }
  }
  void readDrafts(idOf('')).then((found) => {
    adoptJournal(found.map(({ values }) => values))
    keep()
  })
  return onJournal(keep)
}
