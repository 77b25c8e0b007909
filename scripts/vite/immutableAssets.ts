import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * The preview server sends digested files with a permanent cache lifetime too, as nginx does in production: neither changing pages nor
 * reloading requests them again.
 */
export const immutableAssets = (): Plugin => ({
  name: 'immutable-assets',
  apply: 'serve',
  configurePreviewServer({ middlewares, config: { base, root, build } }) {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? ''
      if (path.startsWith(`${base}assets/`) && existsSync(join(root, build.outDir, path.slice(base.length))))
        response.setHeader('Cache-Control', FOREVER)
      next()
    })
  },
})
