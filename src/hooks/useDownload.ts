import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { runInBackground } from '#api/backgroundDownload.ts'
import { currentEpoch } from '#api/epoch.ts'
import type { RequestConfig } from '#api/requestConfig.ts'
import { feedback } from './feedback.ts'
import { safeFileName } from './safeFileName.ts'

/** 怎样取：进度与取消，或转到后台；原样交给生成函数的第二个参数。 */
export type Transfer = Pick<RequestConfig, 'signal' | 'onDownloadProgress' | 'handOver'>

/** 下载什么：内容由 load 取得。 */
interface DownloadSource {
  /** 后端没有给名字时的文件名 */
  fileName: string
  load: (transfer: Transfer) => Promise<Blob>
  /** 离开页面时转到后台接着生成；不给则悄悄中止（N21） */
  runsOn?: true
}

/** 报告 0–1 的进度，可以取消；总长未知时不报。 */
export const transferOptions = (onProgress: (part: number) => void, signal: AbortSignal) => ({
  signal,
  onDownloadProgress: ({ progress }: { progress?: number }) => {
    if (progress !== undefined) onProgress(progress)
  },
})

const CANCELLED = '当前请求已被取消'
const FAILED = '文件导出失败'

/** signal 中止即失败，不等 work：它未必接了 signal。 */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError('cancelled', 'CANCELLED', CANCELLED, 0)))
  })
  return Promise.race([work, aborted])
}

/** 后端给的名字：带日期与时间，今天的不盖昨天的；没有给的为空串。 */
const nameOf = (content: Blob): string => (content instanceof File ? content.name : '')

function saveAs(url: string, fileName: string) {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = safeFileName(fileName)
  anchor.rel = 'noopener'
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}

const RUNS_ON = '已转到后台生成，完成后在下载中心下载'

const tell = (cause: unknown) => {
  if (!(cause instanceof ApiError)) feedback.failure(FAILED)
  else if (cause.kind === 'business') feedback.failure(cause.message, FAILED)
}

/** 转到后台；没有转成的说原因，得 false。 */
async function toBackground({ load }: DownloadSource): Promise<boolean> {
  try {
    await runInBackground(load)
    feedback.success(RUNS_ON)
    return true
  } catch (cause) {
    tell(cause)
    return false
  }
}

/**
 * 下载与导出：同一时刻只有一个；业务失败以 文件导出失败 为题显示服务端信息（HTTP-10，规范第 8 节），通道失败由 app 提示；
 * 主动取消提示 当前请求已被取消（N20），离开页面则悄悄中止（N21），runsOn 的转到后台。
 * @returns running 进行中；progress 0–1，未知为空；cancel 取消进行中的；handOver 把进行中的转到后台
 */
export function useDownload() {
  const [state, setState] = useState<{ running: boolean; progress?: number }>({ running: false })
  const locked = useRef(false)
  const alive = useRef(true)
  const controller = useRef<AbortController>(undefined)
  const current = useRef<DownloadSource & { era: AbortSignal }>(undefined)
  const handedOver = useRef<AbortController>(undefined)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
      controller.current?.abort()
      const left = current.current
      // 换了企业或退出了的，是另一个世代，不替他转
      const isHanded = handedOver.current === controller.current
      if (left?.runsOn && !left.era.aborted && !isHanded) void toBackground(left)
    }
  }, [])
  const cancel = useCallback(() => controller.current?.abort(), [])
  const handOver = useCallback(async () => {
    const [source, running] = [current.current, controller.current]
    // 手快点了两下、刚点就离开页面的，只转一次
    if (!source || handedOver.current === running) return
    handedOver.current = running
    if (await toBackground(source)) running?.abort()
    else handedOver.current = undefined
  }, [])

  const run = useCallback(async (source: DownloadSource): Promise<boolean> => {
    if (locked.current) return false
    locked.current = true
    setState({ running: true })
    current.current = { ...source, era: currentEpoch().signal }
    const own = (controller.current = new AbortController())
    const { signal } = own
    try {
      const report = (progress: number) => {
        if (alive.current && !signal.aborted) setState({ running: true, progress })
      }
      const blob = await unlessAborted(source.load(transferOptions(report, signal)), signal)
      const url = URL.createObjectURL(blob)
      saveAs(url, nameOf(blob) || source.fileName)
      // 立即撤销会让部分浏览器存下空文件
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      return true
    } catch (cause) {
      if (signal.aborted) {
        if (alive.current && handedOver.current !== own) feedback.notice(CANCELLED)
      } else tell(cause)
      return false
    } finally {
      locked.current = false
      current.current = undefined
      if (alive.current) setState({ running: false })
    }
  }, [])
  return { run, cancel, handOver, ...state }
}
