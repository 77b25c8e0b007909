import type { Plugin } from 'vite'

/**
 * Fills in the runtime configuration instead of the web server, for development and preview: only the login page,
 * given by LOGIN_URL (for a real backend whose login page is on another domain).
 */
export const runtimeConfig = (): Plugin => ({
  name: 'runtime-config',
  apply: 'serve',
  transformIndexHtml(html) {
    const loginUrl = process.env['LOGIN_URL']
    if (!loginUrl || !URL.canParse(loginUrl)) return html
    const content = JSON.stringify({ loginUrl: new URL(loginUrl).href }).replaceAll('"', '&quot;')
    return html.replace('name="scf-config" content="{}"', `name="scf-config" content="${content}"`)
  },
})
