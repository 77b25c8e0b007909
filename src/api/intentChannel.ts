/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源，只在同源之间 */

import { openChannel } from './channel.ts'

/** 标签页之间说的一句话：这份内容（哈希）以这把键开始办了、办成了、被拒了。 */
interface IntentNews {
  readonly digest: string
  readonly key: string
  readonly state: 'begun' | 'accepted' | 'refused'
}

const channel = openChannel('scf-intents')

const isNews = (data: unknown): data is IntentNews => {
  const { digest, key, state } = (data ?? {}) as Partial<Record<keyof IntentNews, unknown>>
  return (
    typeof digest === 'string' && typeof key === 'string' && /^(begun|accepted|refused)$/.test(String(state))
  )
}

/** 告诉其他标签页；含敏感字段的内容不说（它的密文每次不同，键也就不能共用）。 */
export const tellIntent = (news: IntentNews): void => channel?.postMessage(news)

/** 听其他标签页说；不像样的不理（T43）。 */
export const onIntentNews = (listener: (news: IntentNews) => void): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data)
  })
