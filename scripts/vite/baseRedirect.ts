import type { Connect, Plugin } from 'vite'

/**
 * /cv3 without the trailing slash works too (development and preview servers; in production nginx does the
 * same).
 */
export const baseRedirect = (): Plugin => {
  let base = '/'
  const redirect: Connect.NextHandleFunction = (request, response, next) => {
    const [path, search] = (request.url ?? '').split(/(?=\?)/)
    if (base === '/' || path !== base.slice(0, -1)) return next()
    response.writeHead(308, { Location: base + (search ?? '') })
    response.end()
  }
  return {
    name: 'base-redirect',
    apply: 'serve',
    configResolved(config) {
      base = config.base
    },
    configureServer(server) {
      server.middlewares.use(redirect)
    },
    configurePreviewServer(server) {
      server.middlewares.use(redirect)
    },
  }
}
