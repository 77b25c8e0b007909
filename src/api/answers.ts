import { type Answer, networkError, readJson } from './outcome.ts'
import { fits, type Shape } from './shape.ts'
import { areAsPromised } from './values.ts'

/** 请求里决定怎样读应答的那几样。 */
interface Asked {
  data?: unknown
  responseType?: string
  query?: true
  shape?: Shape
  echo?: readonly string[]
}

const MB = 1024 * 1024

/** 应答的正文至多多少字节；再大的解析起来会卡住页面，收到一半就断开，按读失败。 */
export const largestAnswer = ({ data, responseType }: Asked): number => {
  // 文件不用解析
  if (responseType === 'blob') return Infinity
  // 一页至多 100 行；其余的最大是 base64 的附件（20 MB 的文件）与协议正文
  const isPage = typeof data === 'object' && data !== null && 'pageCond' in data
  return (isPage ? 4 : 28) * MB
}

/** 答的不是所问的那一份：请求里的编号（契约里请求与应答都必有的同名项）在答复里须是同一个。 */
const isOfAnother = ({ echo = [] }: Pick<Asked, 'echo'>, asked: unknown, data: unknown): boolean => {
  const [question, answer] = [asked, data] as Readonly<Record<string, unknown>>[]
  return echo.some((name) => String(answer?.[name]) !== String(question?.[name]))
}

/** 读到的是不是所问的那一份，页面要的列表与结构都在。没有内容的，页面会一直等下去（B05）。 */
export const answersTo = (
  { shape, echo }: Pick<Asked, 'shape' | 'echo'>,
  asked: unknown,
  data: unknown,
): boolean => data !== undefined && (!shape || fits(data, shape)) && !isOfAnother({ echo }, asked, data)

/**
 * 从应答取出内容，按契约核对：缺了列表或结构、值不是契约说的那一类、说的是另一份单据，都是读失败，可以重试。
 * @returns 信封里的 data；文件为 File
 * @throws ApiError
 */
export const readAnswer = async (config: Asked, answer: Answer): Promise<unknown> => {
  if (config.responseType === 'blob') return (await import('./files.ts')).readBlob(answer)
  const data = readJson(answer)
  const isQuery = config.query === true
  const isAnswered = isQuery ? answersTo(config, config.data, data) : !isOfAnother(config, config.data, data)
  if (!isAnswered) throw networkError(answer.status)
  // 没有骨架的读是 x-lenient 的，用它的人自己认得坏值；或只答一个值
  const isLenient = isQuery && !config.shape && typeof data === 'object'
  if (!isLenient && !(await areAsPromised(data))) throw networkError(answer.status)
  return data
}
