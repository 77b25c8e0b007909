// The demo lies wherever a static host has put it. The platform and the portal know addresses from the root; the worker adds
// and removes what is in front of them. The base ends with a slash; at the root it is / and nothing changes.

/** The address as the platform knows it. */
export const inside = (base: string, pathname: string): string =>
  pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname

const PAGES = /(?<![\w.\\])\/(?=(?:cv3|login|__mock)(?![\w-]))/g
const ANSWER = /(?<![\w.\\])\/(?=(?:login|__mock)(?![\w-]))/g
const CODE = /(?<![\w.\\])\/(?=cv3(?![\w-]))/g
const CODE_ESCAPED = /\\\/(?=cv3(?![\w-]))/g

const mover = (address: RegExp) => (base: string, text: string) =>
  base === '/' ? text : text.replaceAll(address, () => base)

/** The platform's pages and their scripts: where they lead to. */
export const movedPages = mover(PAGES)

/** Answers of the platform: addresses in them that a browser opens by itself. */
export const movedAnswer = mover(ANSWER)

const movedCode = mover(CODE)

/** The portal's own files: where it thinks it lies, also within a regular expression, where slashes are escaped. */
export const movedPortal = (base: string, text: string): string =>
  base === '/'
    ? text
    : movedCode(base, text).replaceAll(CODE_ESCAPED, () => base.replaceAll('/', () => '\\/'))
