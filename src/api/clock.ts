let offset = 0

/** 服务端此刻（毫秒）：本机时钟加上从应答 Date 头学到的偏差（T23）。 */
export const serverNow = (): number => Date.now() + offset

/** 服务端的今天，东八区 'YYYY-MM-DD'，与本机时区无关。 */
export const serverToday = (): string => new Date(serverNow() + 8 * 3_600_000).toISOString().slice(0, 10)

/**
 * 从一次往返学习偏差：Date 头只到秒，取秒中，与往返的中点相比。
 * @returns 偏差变动的毫秒数；没有 Date 头得 0
 */
export const learnClock = (date: unknown, sentAt: number, receivedAt: number): number => {
  const server = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (Number.isNaN(server)) return 0
  const learned = server + 500 - (sentAt + receivedAt) / 2
  const change = Math.abs(learned - offset)
  // Date 头的粒度是一秒：小抖动不必追
  if (change > 1_000) offset = learned
  return change
}
