import { join } from 'node:path'
import { codesIn, readCatalogue } from '../../openapi/codes.ts'

const union = (codes: readonly string[]): string => codes.map((code) => `\n  | '${code}'`).join('')

/** The generated module of the codes that the mock backend may answer; cwd is the project, or a copy of it. */
export const codesText = (cwd: string): string => {
  const codes = [...codesIn(readCatalogue(join(cwd, 'openapi')))]
  const named = (isChannel: boolean) =>
    codes.filter(([, { status }]) => (status !== undefined) === isChannel).map(([code]) => code)
  return `// Generated from openapi/codes.yaml by npm run api. Do not edit.

/** Business refusals: HTTP 200. */
export type BusinessCode =${union(named(false))}

/** Failures with their own HTTP status. */
export type ChannelCode =${union(named(true))}
`
}
