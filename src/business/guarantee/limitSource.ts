import { limitSource } from '#business/limit/source.ts'

/** 保函额度从哪里来：还没有额度的人看得到。 */
export const GUARANTEE_LIMIT_SOURCE = limitSource(['GUARANTEE'])
