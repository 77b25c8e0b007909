import type { Browser } from '@playwright/test'
import type { Stack } from './Stack.ts'

/** A deployment for acceptance, and a browser. */
export interface Deployment {
  readonly stack: Stack
  readonly browser: Browser
  /** Directory of the build being run */
  readonly dist: string
  /** The origin in the browser */
  readonly executablePath: string
  /** A line for the report: a score, a table, a count */
  readonly note: (line: string) => void
}

/** An acceptance case of the deployment: throws the reason when it fails. */
export interface DeployCase {
  readonly id: string
  readonly title: string
  readonly run: (deployment: Deployment) => Promise<unknown>
}
