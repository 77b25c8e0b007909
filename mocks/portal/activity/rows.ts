import type { Activity } from '#api/generated/corp/model/index.ts'

/** 一条操作记录；写下就不再改。 */
export type ActivityRow = Activity & { corpId: string; userId: string }
