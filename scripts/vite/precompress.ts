// The web server sends the .br or .gz next to a file: compressed once, as small as possible, with no work per request.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(m?js|css|svg|json|wasm|ttf|icc)$/
/** Anything smaller fits into one packet. */
const LEAST = 1024

const brotliOf = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/**
 * Writes .br and .gz (highest compression) next to the built files, unless they are no smaller than the original.
 * index.html is rewritten by the web server and not compressed. PRECOMPRESS=0 leaves it out: the checks' own server does
 * not send them, and the last tenth of brotli takes longer than all the rest of the build.
 */
export const precompress = (): Plugin => {
  let outDir = ''
  let failed = false
  return {
    name: 'precompress',
    apply: (_, { command }) => command === 'build' && process.env['PRECOMPRESS'] !== '0',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    buildEnd(error) {
      failed = error !== undefined
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (failed) return
        const paths = readdirSync(outDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .filter((path) => !path.includes('.vite') && statSync(path).size >= LEAST)
        await Promise.all(
          paths.map(async (path) => {
            const bytes = readFileSync(path)
            const [br, gz] = await Promise.all([brotliOf(bytes), promisify(gzip)(bytes, { level: 9 })])
            if (br.length < bytes.length) writeFileSync(`${path}.br`, br)
            if (gz.length < bytes.length) writeFileSync(`${path}.gz`, gz)
          }),
        )
      },
    },
  }
}
