import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openViewSearch, readListSearch, readView } from './listSearch.ts'

const sameSearch = (search: URLSearchParams) =>
  search.toString() === new URLSearchParams(location.search).toString()

type ViewParams = Readonly<Record<string, string | undefined>>

/**
 * 同一路由下的子视图：`?view=edit&issueNo=…`。
 * 传入认得的名字，地址栏里别的名字按列表处理；open 的第三个参数为真时取代眼前的子视图，历史里不多一条；close 回到列表并保留列表条件，浏览历史里不留这个子视图。
 * @returns [当前子视图, 其参数, open(view, params, replace), close()]
 */
export function useView<View extends string>(...views: readonly View[]) {
  const [search, setSearch] = useSearchParams()
  const key = views.join()

  const [view, params] = useMemo((): [View | undefined, Record<string, string>] => {
    const current = readView(search)
    const known = key.split(',').find((name) => name === current.view) as View | undefined
    return [known, known ? current.params : {}]
  }, [search, key])

  const open = useCallback(
    (next: View, values: ViewParams = {}, replace = false) => {
      const opened = openViewSearch(search, next, values)
      // 子视图的代码还在路上时地址已经换了、页面还没换：再按一次不多记一条历史
      setSearch(opened, { replace: replace || sameSearch(opened) })
    },
    [search, setSearch],
  )
  const close = useCallback(
    // 列表取代子视图的那条记录：办成之后后退，回不到已经办过的表单
    () => setSearch(readListSearch(search), { replace: true }),
    [search, setSearch],
  )
  return [view, params, open, close] as const
}
