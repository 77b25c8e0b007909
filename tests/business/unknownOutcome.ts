import { ApiError } from '#api/ApiError.ts'
import { markUnknown, recordIntent } from '#api/journal.ts'

/** 一笔结果未知的业务失败后 api/intents 抛出的：日志里有它，error.intent 是它的键。 */
export const unknownOutcome = (key = 'K-unknown'): ApiError => {
  recordIntent({ key, title: '复核', at: 0, page: '/', corpId: 'C1', digest: '' })
  markUnknown(key)
  return Object.assign(new ApiError('timeout', '504', '抱歉，网络超时，错误代码504', 504), { intent: key })
}
