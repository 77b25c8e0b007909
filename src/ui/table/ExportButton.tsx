import Button from '@arco-design/web-react/es/Button'
import { type Transfer, useDownload } from '#hooks/useDownload.ts'
import { lateSoon, useLate } from '#ui/late.ts'
import styles from './ExportButton.module.css'

/** 进度条导出时才画 */
const bars = lateSoon(() => import('#ui/display/Progress.tsx'))

interface ExportButtonProps {
  /** 后端没有给名字时的文件名，如 开立申请.xlsx */
  fileName: string
  /** 取内容：transfer 原样交给生成的导出函数 */
  load: (transfer: Transfer) => Promise<Blob>
  children?: string
}

/** 进度条没取到，照样导出 */
const noBar = () => undefined

/** 导出按钮：进行中显示进度，可取消、可转到后台（离开页面时自动转），双击只发一次（U10、N20）；失败的提示见 useDownload。 */
export function ExportButton({ fileName, load, children = '导出' }: ExportButtonProps) {
  const { run, cancel, handOver, running, progress } = useDownload()
  const parts = useLate(bars, noBar, running)
  if (!running) return <Button onClick={() => void run({ fileName, load, runsOn: true })}>{children}</Button>
  const percent = progress === undefined ? undefined : Math.round(progress * 100)
  return (
    <span className={styles.running}>
      <span className={styles.text}>
        {percent === undefined ? `${children}中…` : `${children}中 ${percent}%`}
      </span>
      {parts ? <parts.Progress label={`${children}进度`} value={percent} /> : null}
      <button type="button" className="text-button" aria-label={`取消${children}`} onClick={cancel}>
        取消
      </button>
      <button type="button" className="text-button" onClick={() => void handOver()}>
        转到后台
      </button>
    </span>
  )
}
