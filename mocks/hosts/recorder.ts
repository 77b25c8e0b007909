import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../kernel/control/recording')

/** Node warns once per process that type stripping is experimental; users of the recorder need not see it. */
const withoutTypes = (code: string): string => {
  const announce = process.emitWarning.bind(process)
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(code)
  } finally {
    process.emitWarning = announce
  }
}

/** The source of a module of the recorder's page, as JavaScript. */
export const recorderModule = (name: string): string => withoutTypes(readFileSync(join(FOLDER, name), 'utf8'))
