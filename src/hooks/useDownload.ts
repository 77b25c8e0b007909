import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { feedback } from './feedback.ts'
import { safeFileName } from './safeFileName.ts'

/** 下载什么：内容由 load 取得（可报告 0–1 的进度），或给出可直接下载的地址。 */
export type DownloadSource =
  | { fileName: string; load: (onProgress: (part: number) => void) => Promise<Blob> }
  | { fileName: string; url: string }

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
 * 下载与导出：同一时刻只有一个；业务失败显示服务端信息（EXP，规范第 8 节），通道失败由 app 提示。
 * @returns running 进行中；progress 0–1，未知为空
 */
export function useDownload() {
  const [state, setState] = useState<{ running: boolean; progress?: number }>({ running: false })
  const locked = useRef(false)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])

  const run = useCallback(async (source: DownloadSource): Promise<boolean> => {
    if (locked.current) return false
    if ('url' in source) {
      saveAs(source.url, source.fileName)
      return true
    }
    locked.current = true
    setState({ running: true })
    try {
      const blob = await source.load((progress) => alive.current && setState({ running: true, progress }))
      const url = URL.createObjectURL(blob)
      saveAs(url, source.fileName)
      // 立即撤销会让部分浏览器存下空文件
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      return true
    } catch (cause) {
      if (!(cause instanceof ApiError)) feedback.failure('文件导出失败')
      else if (cause.kind === 'business') feedback.failure(cause.message)
      return false
    } finally {
      locked.current = false
      if (alive.current) setState({ running: false })
    }
  }, [])
  return { run, ...state }
}
