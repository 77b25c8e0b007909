// Turns index.html into a page with content before any script: the rendered markup, its styles, and the first script.
import type { Drawn } from './draw.ts'

const NONCE = 'nonce="__CSP_NONCE__"'
/** The content of index.html until the portal is loaded. */
const WAITING = /<div class="shell">([^]*?<p class="shell-loading"[^>]*>[^<]*<\/p>)\s*<\/div>/
const NOSCRIPT = /<noscript>[^<]*<\/noscript>/

/** Other files of every rendered page: addresses. */
interface Helpers {
  readonly early: string
  readonly css: string
  readonly takeOver: string
}

/** The policy allows no style in an attribute: each becomes a rule. */
export const lookBook = () => {
  const looks: string[] = []
  return {
    moveOut: (body: string): string =>
      body.replaceAll(/ style="([^"]*)"/g, (_, look: string) => {
        if (!look) return ''
        if (!looks.includes(look)) looks.push(look)
        return ` data-look="${looks.indexOf(look)}"`
      }),
    rules: (): string =>
      looks
        .map((look, at) => `[data-prerendered] [data-look="${at}"] { ${look.replaceAll('&quot;', '"')} }\n`)
        .join(''),
  }
}

const replaced = (html: string, from: RegExp, to: (...found: string[]) => string): string => {
  if (!from.test(html)) throw new Error(`prerender: index.html has no ${from.source}`)
  return html.replace(from, to)
}

/** @param html index.html as it was built */
export const pageOf = (
  html: string,
  { title, body, styles }: Drawn,
  { early, css, takeOver }: Helpers,
): string => {
  // in the order in which the portal would load them: it skips existing ones
  const sheets = [...styles.filter((href) => !html.includes(`"${href}"`)), css]
  const links = [
    ...sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}" ${NONCE}>`),
    `<link rel="modulepreload" crossorigin fetchpriority="low" href="${takeOver}" ${NONCE}>`,
  ]
  const said = NOSCRIPT.exec(html)?.[0] ?? ''
  const changes: [from: RegExp, to: (...found: string[]) => string][] = [
    [/<title>[^<]*<\/title>/, () => `<title>${title}</title>`],
    [/<head>/, () => `<head>\n    <script src="${early}" referrerpolicy="no-referrer" ${NONCE}></script>`],
    [/ *<\/head>/, () => `    ${links.join('\n    ')}\n  </head>`],
    [WAITING, (_, waiting = '') => `<div class="shell" data-waiting>${waiting}</div>\n      ${body}`],
    // where it is visible: the page is as high as the window
    [NOSCRIPT, () => ''],
    [/<body>/, () => `<body>\n    ${said}`],
  ]
  return changes.reduce((page, [from, to]) => replaced(page, from, to), html)
}
