import type { FileAnswer } from '../../kernel/define.ts'

/** 一个转到后台的下载：内容是提交时的，到 readyTime 才算生成好。 */
export type DownloadTaskRow = {
  taskNo: string
  corpId: string
  userId: string
  createTime: string
  readyTime: string
  keptUntilDate: string
  file: FileAnswer
}
