// 转到后台的下载：由同一个导出做出内容，过一会儿才生成好，保留几天。
import type { DownloadTask } from '#api/generated/corp/model/index.ts'
import { addDays, instantAt } from '#domain/calendar.ts'
import type { Context } from '../../kernel/Context.ts'
import type { DefinedOperation, FileAnswer } from '../../kernel/define.ts'
import { forbidden, notFound } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import type { DownloadTaskRow } from './rows.ts'

/** 能转到后台的：导出与下载。 */
const RUNS_ON = /^(export|download)/
const BASE = '*/api/web/corp'
/** 生成要多久：三秒，每二十千字节多一秒，至多半分钟。 */
const [LEAST_MS, MOST_MS, BYTES_A_SECOND] = [3000, 30_000, 20_000]
/** 生成之后保留几天。 */
const KEPT_DAYS = 7

const operationAt = (world: World, path: string): DefinedOperation => {
  const found = [...world.registry.operations.values()].find(
    ({ operationId, handler }) => RUNS_ON.test(operationId) && handler.info.path === `${BASE}${path}`,
  )
  if (!found) throw notFound('这个导出')
  return found
}

/** 照直接导出的权限与条件做出内容；不行的当场说。 */
export const fileFor = async (ctx: Context, path: string, query: object): Promise<FileAnswer> => {
  const { allow, run } = operationAt(ctx.world, path)
  if (allow && !ctx.isGranted(allow)) throw forbidden()
  return (await run(ctx, query)) as FileAnswer
}

const takesMs = ({ bytes }: FileAnswer): number =>
  Math.min(LEAST_MS + Math.round(bytes.length / BYTES_A_SECOND) * 1000, MOST_MS)

/** 交给后台：到时生成好，发消息给本人。 */
export const startTask = (ctx: Context, file: FileAnswer): DownloadTaskRow => {
  const { world, user, corp, now, today } = ctx
  const readyTime = instantAt(world.clock.ms() + takesMs(file))
  const row = world.downloadTasks.put({
    taskNo: world.ids.next('DT', today),
    corpId: corp.corpId,
    userId: user.userId,
    createTime: now,
    readyTime,
    keptUntilDate: addDays(today, KEPT_DAYS),
    file,
  })
  world.notify({
    corpId: corp.corpId,
    userId: user.userId,
    bizNo: row.taskNo,
    messageType: 'NOTICE',
    messageTitle: '文件已生成',
    messageContent: `《${file.fileName}》已生成，可在下载中心下载，保留到 ${row.keptUntilDate}。`,
    sendTime: readyTime,
  })
  return row
}

const progressOf = ({ createTime, readyTime }: DownloadTaskRow, ms: number): number => {
  const [from, to] = [Date.parse(createTime), Date.parse(readyTime)]
  return Math.min(100, Math.max(0, Math.floor(((ms - from) / (to - from)) * 100)))
}

/** 一个任务，照这一刻说。 */
export const taskView = ({ world, today, now }: Context, row: DownloadTaskRow): DownloadTask => {
  const { taskNo, createTime, readyTime, keptUntilDate, file } = row
  const isRunning = readyTime > now
  const isExpired = keptUntilDate < today
  return {
    taskNo,
    fileName: file.fileName,
    taskStatus: isExpired ? 'EXPIRED' : isRunning ? 'RUNNING' : 'READY',
    progressPercent: progressOf(row, world.clock.ms()),
    ...(!isRunning && { fileSize: file.bytes.length }),
    createTime,
    keptUntilDate,
    allowed: [
      {
        code: 'DOWNLOAD',
        enabled: !isRunning && !isExpired,
        ...(isRunning && { reason: '文件正在生成，请稍后再试' }),
        ...(isExpired && { reason: `文件只保留到 ${keptUntilDate}` }),
      },
      { code: 'DELETE', enabled: true },
    ],
  }
}

/** 本人在本企业的任务。 */
export const ownTasks = ({ world, corp, user }: Context): DownloadTaskRow[] =>
  world.downloadTasks.where((row) => row.corpId === corp.corpId && row.userId === user.userId)

/** 本人的一个任务；别人的当作不存在。 */
export const ownTask = (ctx: Context, taskNo: string): DownloadTaskRow => {
  const row = ownTasks(ctx).find((one) => one.taskNo === taskNo)
  if (!row) throw notFound('下载任务')
  return row
}

/** 删除任务与它的文件；还没有生成好的，也不再发消息。 */
export const deleteTask = ({ world, now }: Context, { taskNo, readyTime }: DownloadTaskRow): void => {
  world.downloadTasks.delete(taskNo)
  if (readyTime <= now) return
  for (const { messageId } of world.messages.where(({ bizNo }) => bizNo === taskNo))
    world.messages.delete(messageId)
}
