import type { Plugin } from 'vite'

/** 开发与预览时替网页服务器填写运行时配置：只有登录页，由 LOGIN_URL 给出（接真实后端而登录页在别的域名时）。 */
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
