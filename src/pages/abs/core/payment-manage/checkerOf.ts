import type { AbsAccountChange } from '#api/generated/corp/model/index.ts'
import { NO_VALUE } from '#domain/noValue.ts'

/** 归集账户变更由谁核对；还没有人核对的为 --。 */
export const checkerOf = ({ submitTime, createUserName }: AbsAccountChange): string =>
  submitTime ? createUserName : NO_VALUE
