import type { Limit, LimitFlow } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

export type LimitRow = Stored<Limit, 'availableLimit' | 'useRatio', { corpId: string }>

export type LimitFlowRow = Stored<LimitFlow, 'bizPath'>
