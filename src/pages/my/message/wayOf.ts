import type { Message } from '#api/generated/corp/model/index.ts'

/** 去消息所说之处的链接叫什么：还要办的前往办理，其余只是看看。 */
export const wayOf = ({ messageType, todoDone }: Message): string =>
  messageType === 'TODO' && !todoDone ? '前往办理' : '前往查看'
