import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOREVER = 'public, max-age=31536000, immutable'

/** 预览服务器对带摘要的文件也给永久缓存，同生产的 nginx：换页、重新载入都不再逐个询问。 */
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
