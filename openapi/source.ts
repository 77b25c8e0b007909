import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * A yaml file that completing reads. A version of the contract from before that file is completed with today's: comparing
 * the two tells what was changed in the contract, not that completing began.
 */
export const readSource = (folder: string, name: string): unknown => {
  const own = join(folder, name)
  const text = readFileSync(existsSync(own) ? own : join(import.meta.dirname, name), 'utf8')
  // what stands in common.yaml, a bundle has in itself
  return parse(text, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('common.yaml', '') : value,
  )
}
