import { createBackend } from '../backend.ts'
import type { Backend, BackendOptions } from '../kernel/Backend.ts'
import type { Family } from '../kernel/wiring.ts'
import { readContract } from './contract.ts'
import { recorderModule } from './recorder.ts'

/** The remaining options on Node, where the contract and the recorder are read from their files. */
export type NodeOptions = Omit<BackendOptions, 'contract' | 'recorderModule'>

/** The platform on Node; a test may add a family. */
export const nodeBackend = (options: NodeOptions, also?: Family): Backend =>
  createBackend({ ...options, contract: readContract(), recorderModule }, also)
