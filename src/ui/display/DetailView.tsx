import Button from '@arco-design/web-react/es/Button'
import { Fragment, type ReactNode } from 'react'
import type { StringKeys } from '#ui/form/fieldNames.ts'
import { ViewOnlyNote } from './naming/ViewOnlyNote.tsx'
import { PageCard } from './PageCard.tsx'
import { QueryState, type QueryStateProps } from './QueryState.tsx'

/** 看的是哪一份：编号那一项与要看的编号，如 { issueNo }，给查询的就是它。 */
export type Numbered<Document> = Readonly<Partial<Record<StringKeys<Document>, string>>>

/** 编号是哪一项、要看的是几号；只有一份的（如开票信息）没有。 */
export const numberIn = <Document extends object>(of: Numbered<Document> | undefined) =>
  Object.entries(of ?? {})[0] as [field: StringKeys<Document>, asked: string] | undefined

const OTHER = new Error('取到的不是这份单据，请重试')

export interface DetailViewProps<Document extends object> extends QueryStateProps<Document> {
  /** 不给就是路由的标题 */
  title?: string
  /** 看的是什么，如 开立申请；后面写它的编号 */
  name: string
  /** 看的是哪一份；只有一份的不给 */
  of?: Numbered<Document>
  /** 返回列表之前的按钮，单据到了才有 */
  renderExtra?: (document: Document) => ReactNode
  onClose: () => void
}

/**
 * 一份单据的子视图：标题、编号、返回列表；内容等数据到来。
 * 标题里的编号、按钮与内容出自同一份数据：取到的不是要看的那一份，按取不到（决定 0049）。
 */
export function DetailView<Document extends object>({
  title,
  name,
  of,
  renderExtra,
  onClose,
  result,
  ...content
}: DetailViewProps<Document>) {
  const [field, asked] = numberIn(of) ?? []
  const { data } = result
  const own = data === undefined || field === undefined ? asked : String(data[field])
  const isOther = own !== asked
  const document = isOther ? undefined : data
  // 主键不给人看
  const description = field === undefined || field === 'id' ? name : `${name} ${asked}`
  return (
    <PageCard
      title={title}
      description={description}
      reading={asked}
      extra={
        <>
          {/* 按钮正在取的、打开的，同内容一样不带到另一份单据上 */}
          <Fragment key={result.asked}>{document && renderExtra?.(document)}</Fragment>
          <Button onClick={onClose}>返回列表</Button>
        </>
      }
    >
      {document && 'actions' in document ? <ViewOnlyNote /> : null}
      <QueryState result={isOther ? { ...result, data: undefined, error: OTHER } : result} {...content} />
    </PageCard>
  )
}
