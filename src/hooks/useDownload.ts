import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { feedback } from './feedback.ts'
import { safeFileName } from './safeFileName.ts'

/** 下载什么：内容由 load 取得（可报告 0–1 的进度，取消时 signal 中止），或给出可直接下载的地址。 */
interface DownloadSource {
  /** 后端没有给名字时的文件名 */
  fileName: string
  load: (onProgress: (part: number) => void, signal: AbortSignal) => Promise<Blob>
}

/** load 里交给生成函数的第二个参数：进度与取消。 */
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

/**
 * 下载与导出：同一时刻只有一个；业务失败以 文件导出失败 为题显示服务端信息（HTTP-10，规范第 8 节），通道失败由 app 提示；
 * 主动取消提示 当前请求已被取消（N20），离开页面则悄悄中止（N21）。
 * @returns running 进行中；progress 0–1，未知为空；cancel 取消进行中的
 */
export function useDownload() {
  const [state, setState] = useState<{ running: boolean; progress?: number }>({ running: false })
  const locked = useRef(false)
  const alive = useRef(true)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
      controller.current?.abort()
    }
  }, [])
  const cancel = useCallback(() => controller.current?.abort(), [])

  const run = useCallback(async (source: DownloadSource): Promise<boolean> => {
    if (locked.current) return false
    locked.current = true
    setState({ running: true })
    const { signal } = (controller.current = new AbortController())
    try {
      const report = (progress: number) => {
        if (alive.current && !signal.aborted) setState({ running: true, progress })
      }
      const blob = await unlessAborted(source.load(report, signal), signal)
      const url = URL.createObjectURL(blob)
      saveAs(url, nameOf(blob) || source.fileName)
      // 立即撤销会让部分浏览器存下空文件
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      return true
    } catch (cause) {
      if (signal.aborted) {
        if (alive.current) feedback.notice(CANCELLED)
      } else if (!(cause instanceof ApiError)) feedback.failure(FAILED)
      else if (cause.kind === 'business') feedback.failure(cause.message, FAILED)
      return false
    } finally {
      locked.current = false
      if (alive.current) setState({ running: false })
    }
  }, [])
  return { run, cancel, ...state }
}
