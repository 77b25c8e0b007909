import type { ComponentType, ReactNode } from 'react'
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

/**
 * 只有内容的查看子视图，编号作为属性给它：`<RecycleDetailView recycleNo={recycleNo} onClose={close} />`。
 * 标题旁有按钮的、内容要问别处的，自己写 DocumentView。
 * @param name 看的是什么，如 回收申请
 * @param useDetail 生成的详情查询 hook
 * @param draw 画出取到的一份
 */
export const detailView = <Key extends Numbered<Data>, Data extends object>(
  name: string,
  useDetail: (key: Key | null | undefined) => DetailViewProps<Data>['result'],
  draw: (document: Data) => ReactNode,
): ComponentType<Key & { onClose: () => void }> =>
  function View({ onClose, ...asked }) {
    return (
      <DocumentView name={name} useDetail={useDetail} of={asked as unknown as Key} onClose={onClose}>
        {draw}
      </DocumentView>
    )
  }
