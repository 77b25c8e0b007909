/** 子视图打开时，列表条件整体收在 list 参数里，免得 issueNo 既是筛选又是当前单据。 */
const VIEW = 'view'
const LIST = 'list'

/** 取列表条件所在的查询参数：有子视图时在 list 里，否则就是地址栏本身。 */
export function readListSearch(search: URLSearchParams): URLSearchParams {
  return search.has(VIEW) ? new URLSearchParams(search.get(LIST) ?? '') : new URLSearchParams(search)
}

/** 把列表条件写回地址栏参数，保留子视图及其参数。 */
export function writeListSearch(search: URLSearchParams, list: URLSearchParams): URLSearchParams {
  if (!search.has(VIEW)) return list
  const next = new URLSearchParams(search)
  const text = list.toString()
  if (text) next.set(LIST, text)
  else next.delete(LIST)
  return next
}

/** 打开子视图后的地址参数；params 中的空值略去。 */
export function openViewSearch(
  search: URLSearchParams,
  view: string,
  params: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams({ [VIEW]: view })
  for (const [name, value] of Object.entries(params)) if (value) next.set(name, value)
  const list = readListSearch(search)
  const text = list.toString()
  if (text) next.set(LIST, text)
  return next
}

/** 当前子视图的名字与参数；没有子视图时 view 为空。 */
export function readView(search: URLSearchParams): { view?: string; params: Record<string, string> } {
  const params = Object.fromEntries([...search].filter(([name]) => name !== VIEW && name !== LIST))
  const view = search.get(VIEW)
  return view ? { view, params } : { params: {} }
}
