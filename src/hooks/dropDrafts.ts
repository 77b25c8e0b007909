/** 草稿所在的 IndexedDB 数据库；读写见 draftStore。 */
export const DRAFTS = 'scf-drafts'

/**
 * 删除本机的全部草稿：退出登录、换成另一个账号时由 app 调用（G10、T26）。
 * 401、关掉页签、切换企业都不算：草稿留着，只给同一个人在同一企业、同一角色下恢复。
 * 整个库一起删：登录前不知道谁是谁，一个人在各企业的用户号也不同；其他标签页由 versionchange 得知，不再写入。
 */
export const dropDrafts = (): void => {
  try {
    indexedDB.deleteDatabase(DRAFTS)
  } catch {
    // 被浏览器禁用时本来就没有草稿（K10）
  }
}
