import type { Connect, Plugin } from 'vite'

/** 不带末尾斜杠的 /cv3 也到得了门户（开发与预览服务器；生产由 nginx 做同样的事）。 */
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
