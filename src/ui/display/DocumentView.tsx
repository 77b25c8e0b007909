import { DetailView, type DetailViewProps, type Numbered } from './DetailView.tsx'

interface DocumentViewProps<Key extends Numbered<Data>, Data extends object>
  extends Omit<DetailViewProps<Data>, 'result'> {
  /** 生成的详情查询 hook，如 useIssueApplicationDetail；在这里而不在列表页里调用：看的时候才取，不会先画出上一份 */
  useDetail: (key: Key) => DetailViewProps<Data>['result']
  /** 看的是哪一份，如 { issueNo } */
  of: Key
}

/** 列表页的查看子视图：`if (view === 'detail') return <DocumentView …/>`。 */
export function DocumentView<Key extends Numbered<Data>, Data extends object>({
  useDetail,
  of,
  ...view
}: DocumentViewProps<Key, Data>) {
  return <DetailView {...view} of={of} result={useDetail(of)} />
}
