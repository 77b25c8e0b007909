import type { FaultCase } from '../FaultCase.ts'
import { cases as bookings } from './bookings.ts'
import { cases as businessCodes } from './businessCodes.ts'
import { cases as contrast } from './contrast.ts'
import { cases as delivery } from './delivery.ts'
import { cases as drafts } from './drafts.ts'
import { cases as interaction } from './interaction.ts'
import { cases as landing } from './landing.ts'
import { cases as missing } from './missing.ts'
import { cases as network } from './network.ts'
import { cases as platformResponses } from './platformResponses.ts'
import { cases as sharedResponses } from './sharedResponses.ts'
import { cases as statuses } from './statuses.ts'
import { cases as storage } from './storage.ts'
import { cases as time } from './time.ts'

/** 全部用例，按目录的顺序；最久的（I12）在最先的一组，免得别的都做完了还等它一个。 */
export const allCases: readonly FaultCase[] = [
  ...interaction,
  ...network,
  ...bookings,
  ...statuses,
  ...businessCodes,
  ...sharedResponses,
  ...platformResponses,
  ...landing,
  ...storage,
  ...drafts,
  ...delivery,
  ...missing,
  ...contrast,
  ...time,
]
