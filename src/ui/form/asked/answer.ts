/** 问来的选项（生成的查询 hook 给出的）：没到、没取到时 data 没有；还没有什么可问时 asked 为空串。 */
export interface Answer<Data = unknown> {
  data?: Data | undefined
  error?: unknown
  asked: string
}

/** 正在问，还没有答复。 */
export const isComing = ({ data, error, asked }: Answer): boolean =>
  asked !== '' && data === undefined && !error

/** 选项要按别的选择去问的：还没问到的不算填好，不能交（决定 0049）；问到了、没有什么可问的得 undefined。 */
export const unanswered = (answer: Answer): string | undefined => {
  if (answer.data !== undefined || answer.asked === '') return undefined
  return isComing(answer) ? '正在按所填的重新取，请看过再交' : '没有取到可选的内容，请重试'
}

/** 问来的里面没有所选的，或选不了：为什么；能选则 undefined。还没问到的由 Field 说。 */
export const checkChosen = (found: { reason?: string } | undefined): string | undefined =>
  found ? found.reason : '所选的已不在可选之列，请重新选择'
