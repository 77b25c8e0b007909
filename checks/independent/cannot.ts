const OTHER_KIND = '一个操作一份例子，guaranteeDetail 的是非投标保函；这一页只认投标保函'

/** Pages that cannot work on a mock made from the contract alone, each with its reason. */
export const CANNOT: Readonly<Record<string, string>> = {
  '/guarantee/warrantee/manage/bid/update': OTHER_KIND,
  '/guarantee/warrantee/manage/bid/copy': OTHER_KIND,
}
