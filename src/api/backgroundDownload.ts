import { createDownloadTask } from './generated/corp/downloads/downloads.ts'
import type { RequestConfig } from './requestConfig.ts'
import { noteDownloadStarted } from './startedDownloads.ts'

const BASE = '/api/web/corp'

/**
 * 把一次导出转到后台：同样的地址与内容交给下载中心，离开页面、关掉页签也照样生成（51.4）。
 * @param load 同直接导出的那个
 * @throws ApiError 业务失败由调用处说，通道失败由 app 说
 */
export async function runInBackground(load: (transfer: Pick<RequestConfig, 'handOver'>) => Promise<unknown>) {
  await load({
    handOver: (url, body) =>
      createDownloadTask({
        exportPath: url.startsWith(BASE) ? url.slice(BASE.length) : url,
        exportQuery: body,
      }),
  })
  noteDownloadStarted()
}
