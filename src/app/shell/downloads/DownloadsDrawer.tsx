import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import {
  deleteDownloadTask,
  downloadTaskFile,
  usePageDownloadTasks,
} from '#api/generated/corp/downloads/downloads.ts'
import { downloadTaskLabels } from '#api/generated/corp/labels/downloadTask.ts'
import { downloadTaskQueryLabels } from '#api/generated/corp/labels/downloadTaskQuery.ts'
import type { DownloadTask, DownloadTaskPage, DownloadTaskQuery } from '#api/generated/corp/model/index.ts'
import { formatFileSize } from '#domain/fileSize.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { useAction } from '#hooks/useAction.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { useOwnQuery } from '#hooks/useOwnQuery.ts'
import { useReach } from '#routes/useReach.ts'
import { Progress } from '#ui/display/Progress.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import styles from './downloads.module.css'
import { MonthFilesDialog } from './MonthFilesDialog.tsx'
import { MONTH_FILES } from './monthFiles.ts'

const REFRESH_MS = 2000

const hasRunning = (page: DownloadTaskPage | undefined): boolean =>
  page?.list.some(({ taskStatus }) => taskStatus === 'RUNNING') ?? false

const filter = filters(downloadTaskQueryLabels)
const conditions = [
  filter.text('fileName'),
  filter.dict('taskStatus', 'DOWNLOAD_TASK_STATUS'),
  filter.dates('createTime'),
]

const is = column<DownloadTask>(downloadTaskLabels)

/** 生成中的是进度条。 */
function State({ taskStatus, progressPercent, fileName }: DownloadTask) {
  if (taskStatus !== 'RUNNING') return <StatusTag dict="DOWNLOAD_TASK_STATUS" value={taskStatus} />
  return (
    <span className={styles.progress}>
      <Progress label={`${fileName}的进度`} value={progressPercent} />
      {`${progressPercent}%`}
    </span>
  )
}

/** 下载中心：转到后台的导出与月度文件，生成中的看进度，生成好的下载，各保留七天（51.4）。 */
export function DownloadsDrawer({ onClose }: { onClose: () => void }) {
  const [query, onQuery] = useOwnQuery<DownloadTaskQuery>({ pageCond: { pageNo: 1, pageSize: 10 } })
  const list = usePageDownloadTasks(query, {
    // 每次渲染都是新函数：SWR 只在它换了之后才重看数据
    refreshInterval: (page) => (hasRunning(page) ? REFRESH_MS : 0),
  })
  const [choosing, setChoosing] = useState(false)
  const reach = useReach()
  const files = MONTH_FILES.filter(({ path }) => reach(path))
  const { run } = useDownload()
  const remove = useAction((row: DownloadTask) => deleteDownloadTask({ taskNo: row.taskNo }), {
    ask: ({ fileName }) => ({
      title: '删除文件',
      content: `《${fileName}》从下载中心删除，要用时须重新导出。`,
      ok: '删除',
    }),
    success: '已删除',
  })
  const columns = [
    is.text('fileName'),
    is.custom('taskStatus', State, { width: 220 }),
    is.custom('fileSize', ({ fileSize }) => (fileSize === undefined ? NO_VALUE : formatFileSize(fileSize)), {
      width: 100,
      align: 'end',
    }),
    is.instant('createTime'),
    is.date('keptUntilDate'),
    is.actions(
      {
        DOWNLOAD: [
          '下载',
          ({ taskNo, fileName }) =>
            void run({ fileName, load: (transfer) => downloadTaskFile({ taskNo }, transfer) }),
        ],
        DELETE: ['删除', (row) => void remove.run(row)],
      },
      { from: 'allowed', width: 130 },
    ),
  ]
  return (
    <Drawer title="下载中心" width={1080} onClose={onClose}>
      <ListBlock
        label="下载任务"
        conditions={conditions}
        query={query}
        onQuery={onQuery}
        list={list}
        columns={columns}
        rowKey="taskNo"
        guidance={
          files.length > 0
            ? '没有文件；导出的时候选转到后台，或在这里生成月度文件，各保留七天'
            : '没有文件；导出的时候选转到后台，在这里下载，各保留七天'
        }
        toolbar={
          files.length > 0 ? (
            <Button type="primary" onClick={() => setChoosing(true)}>
              生成月度文件
            </Button>
          ) : null
        }
      />
      {choosing ? <MonthFilesDialog files={files} onClose={() => setChoosing(false)} /> : null}
    </Drawer>
  )
}
