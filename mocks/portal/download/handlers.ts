import type * as calls from '#api/generated/corp/downloads/downloads.ts'
import * as msw from '../../generated/corp/downloads/downloads.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { deleteTask, fileFor, ownTask, ownTasks, startTask, taskView } from './tasks.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  pageDownloadTasks: (ctx, query) =>
    answerPage(
      ownTasks(ctx).map((row) => taskView(ctx, row)),
      query,
      { view: (row) => row, like: ['fileName'], ordered: true },
    ),

  createDownloadTask: async (ctx, { exportPath, exportQuery }) =>
    taskView(ctx, startTask(ctx, await fileFor(ctx, exportPath, exportQuery))),

  downloadTaskFile(ctx, { taskNo }) {
    const row = ownTask(ctx, taskNo)
    const { taskStatus } = taskView(ctx, row)
    if (taskStatus === 'RUNNING') throw new BusinessError('FILE_PENDING', '文件正在生成，请稍后再试')
    if (taskStatus === 'EXPIRED')
      throw new BusinessError('NOT_FOUND', `文件只保留到 ${row.keptUntilDate}，请重新导出`)
    return row.file
  },

  deleteDownloadTask: (ctx, { taskNo }) => deleteTask(ctx, ownTask(ctx, taskNo)),
})
