import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { getPageDownloadTasksKey, pageDownloadTasks } from '#api/generated/corp/downloads/downloads.ts'
import { feedback } from '#hooks/feedback.ts'

const LOOK_MS = 2000
const latest = { pageCond: { pageNo: 1, pageSize: 10 } }

interface DownloadsWatchProps {
  /** 本页签转到后台的第几个：又转了一个就重新问 */
  readonly started: number
}

/** 生成着几个的角标；生成好了说一声。问不到就没有角标，不为它弹对话框。 */
export function DownloadsWatch({ started }: DownloadsWatchProps) {
  const before = useRef<ReadonlySet<string>>(new Set())
  const { data } = useSWR(
    [...getPageDownloadTasksKey(latest), started],
    () => pageDownloadTasks(latest, { quiet: true }),
    {
      refreshInterval: (page) =>
        page?.list.every(({ taskStatus }) => taskStatus !== 'RUNNING') ? 0 : LOOK_MS,
      shouldRetryOnError: false,
    },
  )
  const list = data?.list
  useEffect(() => {
    if (!list) return
    for (const { taskNo, taskStatus, fileName } of list)
      if (taskStatus === 'READY' && before.current.has(taskNo))
        feedback.success(`《${fileName}》已生成，可在下载中心下载`)
    const running = list.filter(({ taskStatus }) => taskStatus === 'RUNNING')
    before.current = new Set(running.map(({ taskNo }) => taskNo))
  }, [list])
  const running = list?.filter(({ taskStatus }) => taskStatus === 'RUNNING').length ?? 0
  return running > 0 ? <span className="shell-badge">{running}</span> : null
}
