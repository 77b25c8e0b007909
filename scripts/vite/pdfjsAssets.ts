// pdf.js fetches character maps, standard fonts, colour profiles and decoders by address when a document needs them:
// served from the package in development, copied into the build, under <base>pdfjs/.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDERS = ['cmaps', 'standard_fonts', 'iccs', 'wasm']
// the scripting engine of PDF forms must never be reachable (CVE-2026-16633)
const LEFT_OUT = /^quickjs|_QUICKJS$/i
const TYPES: Record<string, string> = {
  '.wasm': 'application/wasm',
  '.js': 'text/javascript',
  '.ttf': 'font/ttf',
}

const source = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const files = (folder: string): string[] =>
  readdirSync(join(source, folder)).filter((name) => !LEFT_OUT.test(name))

export const pdfjsAssets = (): Plugin => ({
  name: 'pdfjs-assets',
  configureServer(server) {
    const root = `${server.config.base}pdfjs/`
    const known = new Set(FOLDERS.flatMap((folder) => files(folder).map((name) => `${folder}/${name}`)))
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?')[0]!
      if (!path.startsWith(root)) return next()
      const name = path.slice(root.length)
      if (!known.has(name)) {
        response.statusCode = 404
        return response.end()
      }
      response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream')
      response.end(readFileSync(join(source, name)))
    })
  },
  generateBundle() {
    for (const folder of FOLDERS) {
      for (const name of files(folder)) {
        this.emitFile({
          type: 'asset',
          fileName: `pdfjs/${folder}/${name}`,
          source: readFileSync(join(source, folder, name)),
        })
      }
    }
  },
})
