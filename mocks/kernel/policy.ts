import type { BusinessCode } from '../generated/codes.ts'
import type { Actor } from './document.ts'
import type { DocumentRow } from './rows.ts'
import type { World } from './World.ts'

/** Somebody is about to pass a document of that entity. */
export type Passing = { world: World; entity: string; row: DocumentRow; actor: Actor }

/** Why somebody may not pass a document: the code of the failing call, and the text. */
export type Bar = readonly [code: BusinessCode, reason: string]

type Settled = {
  /** Another person has to pass it too: this pass is noted, and the document stays where it is. */
  isHeld: boolean
  /** The person in whose place it was passed; absent in their own. */
  inPlaceOf?: string | undefined
}

/** What an enterprise itself has decided about who reviews what; without any, flows decide alone. */
export type ReviewPolicy = {
  /** Why this person may not pass the document; a rejection is always possible. */
  problem: (passing: Passing) => Bar | undefined
  /** The pass is about to count. */
  settle: (passing: Passing, opinion: string | undefined) => Settled
  /** What a document that was passed once waits for. */
  waiting: (world: World, row: DocumentRow) => string | undefined
}

declare module './wiring.ts' {
  interface Contributions {
    reviewPolicies: readonly ReviewPolicy[]
  }
}

/** The first policy that bars this person from passing the document. */
export const barredBy = (passing: Passing): Bar | undefined => {
  for (const { problem } of passing.world.registry.contributed('reviewPolicies')) {
    const wrong = problem(passing)
    if (wrong) return wrong
  }
  return undefined
}
