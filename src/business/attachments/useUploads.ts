import { useEffect, useLayoutEffect, useState } from 'react'
import type { UploadTask } from './uploadQueue.ts'
import { createAttachmentUploads, type UploadSettings } from './uploads.ts'

/** createAttachmentUploads 接到 React：tasks 是没传好的，busy 有文件在传；离开页面即中止（U05）。 */
export function useUploads(settings: UploadSettings) {
  const [tasks, setTasks] = useState<readonly UploadTask[]>([])
  const [uploads] = useState(() => createAttachmentUploads(settings, setTasks))
  useLayoutEffect(() => uploads.update(settings))
  useEffect(() => () => uploads.stop(), [uploads])
  return { ...uploads, tasks, busy: tasks.some((task) => task.state !== 'stopped') }
}
