import { useState, useSyncExternalStore } from 'react'
import { onDownloadStarted, startedDownloads } from '#api/startedDownloads.ts'
import { late, useLate } from '#ui/late.ts'
import { Icon } from '../Icon.tsx'

const parts = late(() => import('./parts.ts'))

/** 没有取到就没有角标，文件照样生成 */
const noBadge = () => undefined

/** 页眉里的下载中心：生成着几个有角标，点开是全部（51.4）；没有转过的不问。 */
export function DownloadsTool() {
  const started = useSyncExternalStore(onDownloadStarted, startedDownloads)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const shown = useLate(parts, isOpen ? close : noBadge, isOpen || started > 0)
  return (
    <>
      <button
        type="button"
        className="shell-tool"
        aria-label="下载中心"
        title="下载中心"
        onClick={() => setOpen(true)}
      >
        <Icon shape="download" />
        {shown && started > 0 ? <shown.DownloadsWatch started={started} /> : null}
      </button>
      {shown && isOpen ? <shown.DownloadsDrawer onClose={close} /> : null}
    </>
  )
}
