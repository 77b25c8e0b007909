import type { ProfileName } from './options.ts'

/** What is in the browser before the first page opens: the session's cookies, the values in both storages. */
export interface Visitor {
  readonly cookies: readonly (readonly [name: string, value: string])[]
  readonly storage: Stored
}

export interface Stored {
  readonly localStorage?: Readonly<Record<string, string>>
  readonly sessionStorage?: Readonly<Record<string, string>>
}

/** An app being served on an origin of its own. */
export interface Site {
  readonly origin: string
  /** The path it is deployed under, with / at both ends */
  readonly base: string
  /** A new visitor; logged in when a persona is given */
  readonly visitor: (persona?: string) => Promise<Visitor>
  readonly close: () => void
}

/**
 * Selectors of the content: CSS, optionally followed by >>text=words (the element's text contains them); it must be
 * visible. Of several, all must be there.
 */
export type Selectors = readonly string[]

/** A page: the address after base, its useful content, who looks at it (nobody: not logged in). */
export interface PageSpec {
  readonly path: string
  readonly ready: Selectors
  readonly persona?: string
}

/** A switch: clicks in turn, timed from the last one until the content is painted. */
export interface Step {
  readonly clicks: readonly string[]
  readonly ready: Selectors
}

/**
 * Switching: opens a page and goes to the list for the first time (first); later switches go back elsewhere (back, not
 * timed) and then there again (again).
 */
export interface SwitchSpec extends PageSpec {
  readonly first: Step
  readonly back: Step
  readonly again: Step
}

/** Which pages an app has; those it lacks are not measured. */
export interface AppPages {
  readonly query?: PageSpec
  readonly workbench?: PageSpec
  readonly public?: PageSpec
  readonly entry?: PageSpec
  readonly switch?: SwitchSpec
}

/** An app taking part in the comparison. */
export interface App {
  readonly name: string
  readonly site: Site
  readonly pages: AppPages
}

/** A profile, or the slow processor alone where the line itself is slow. */
export type Speed = ProfileName | 'line'

/**
 * How many times slower the processor is; the network's latency (milliseconds) and bytes per second, absent when
 * unlimited.
 */
export const speeds: Readonly<
  Record<Speed, { cpu: number; network?: { latency: number; down: number; up: number } }>
> = {
  slow: { cpu: 4, network: { latency: 150, down: 1.6e6 / 8, up: 750e3 / 8 } },
  desktop: { cpu: 1 },
  line: { cpu: 4 },
}
