/** 草稿在 sessionStorage 里的名字都以此开头。 */
export const DRAFT_PREFIX = 'scf-draft:'

/** 删除所有草稿：切换企业、角色或退出时由 app 调用。 */
export function dropDrafts() {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // 存储被禁用时本来就没有草稿（K01）
  }
}
