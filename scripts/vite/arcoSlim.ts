// Arco pastes its compile helpers into some 300 files, polyfills ResizeObserver and ships RTL rules. This plugin shares
// the helpers, uses the browser's ResizeObserver and one lodash, imports the context from its own file, drops the RTL
// and dark rules: about −6 % JS and −12 % CSS of a page (docs/decisions/0010); it fixes a few lines too.
// It applies in the build, in the tests and in the development server alike.
import type { Plugin } from 'vite'

const HELPERS = 'virtual:arco-helpers'
const SHARED = ['__assign', '__rest', '__read', '__spreadArray', '__values', '__extends']

const helperSource = `
export const __assign = Object.assign
export const __rest = (source, skip) => {
  const rest = {}
  for (const key in source) if (Object.hasOwn(source, key) && !skip.includes(key)) rest[key] = source[key]
  for (const key of Object.getOwnPropertySymbols(source ?? {})) if (!skip.includes(key)) rest[key] = source[key]
  return rest
}
export const __read = (source, count) => {
  if (!source?.[Symbol.iterator]) return source
  const items = []
  if (count === 0) return items
  for (const item of source) {
    items.push(item)
    if (count !== undefined && items.length >= count) break
  }
  return items
}
export const __spreadArray = (to, from) => to.concat([...from])
export const __values = (source) => (source[Symbol.iterator] ? source[Symbol.iterator]() : [].concat(source)[Symbol.iterator]())
export const __extends = (type, base) => {
  Object.setPrototypeOf(type, base)
  type.prototype = Object.create(base === null ? base : base.prototype, {
    constructor: { value: type, writable: true, configurable: true },
  })
}
export const _objectSpread = (target, ...sources) => Object.assign(target, ...sources)
`

/** The index behind the statement that starts at `from`: the first semicolon outside brackets. */
const statementEnd = (code: string, from: number): number => {
  let depth = 0
  for (let at = from; at < code.length; at++) {
    const char = code[at]!
    if ('({['.includes(char)) depth++
    else if (')}]'.includes(char)) depth--
    else if (char === ';' && depth === 0) return at + 1
  }
  throw new Error('arco-slim: a pasted helper has no end; Arco changed its output')
}

const shareHelpers = (code: string): string => {
  const used: string[] = []
  let rest = code
  for (const name of SHARED) {
    const at = rest.indexOf(`var ${name} = (this && this.${name})`)
    if (at < 0) continue
    rest = rest.slice(0, at) + rest.slice(statementEnd(rest, at))
    used.push(name)
  }
  for (const name of ['ownKeys', '_objectSpread']) {
    const at = rest.indexOf(`function ${name}(`)
    if (at < 0 || !rest.includes('function _objectSpread(target)')) continue
    const lineEnd = rest.indexOf('\n', at)
    rest = rest.slice(0, at) + (lineEnd < 0 ? '' : rest.slice(lineEnd))
    if (name === 'ownKeys') used.push('_objectSpread')
  }
  return used.length ? `import { ${used.join(', ')} } from '${HELPERS}';\n${rest}` : rest
}

/**
 * Every component imports the provider's context through the provider itself, which imports messages, notices and
 * locales: for the bundler's chunks that is all one piece.
 */
const shortenWay = (code: string): string =>
  code.replace(
    /^import \{ ConfigContext \} from '([^']*\/)ConfigProvider';/m,
    "import { ConfigContext } from '$1ConfigProvider/context';",
  )

interface Mend {
  file: RegExp
  /** The text of Arco, and its replacement. */
  from: string
  to: string
}

const MENDS: readonly Mend[] = [
  // a select that can be typed into hides its input from readers while it shows a value, and still takes the focus there
  {
    file: /_class[\\/]select-view\.js/,
    from: '"aria-hidden": !needShowInput || undefined',
    to: '"aria-hidden": (!needShowInput && !canFocusInput) || undefined',
  },
  // since React 19 a ref is an ordinary prop; reading it from the element itself logs a warning, once per start
  { file: /_util[\\/]react-dom\.js/, from: 'children && children.ref', to: 'children?.props?.ref' },
  { file: /_util[\\/]react-dom\.js/, from: 'children.ref', to: 'children.props.ref' },
  { file: /AutoComplete[\\/]index\.js/, from: 'usedTriggerElement.ref', to: 'usedTriggerElement.props.ref' },
  { file: /VirtualList[\\/]index\.js/, from: '_a.ref', to: '_a.props.ref' },
  { file: /VirtualList[\\/]index\.js/, from: '_b.ref(', to: '_b.props.ref(' },
  { file: /Trigger[\\/]index\.js/, from: 'popupChildren.ref', to: 'popupChildren.props.ref' },
]

/** Not Arco's fault, but heavy: alerts are never closed here, and the closing animation needs three libraries. */
const TRIMS: readonly Mend[] = [
  {
    file: /es[\\/]Alert[\\/]index\.js/,
    from: "import ArcoCSSTransition from '../_util/CSSTransition';",
    to: 'var ArcoCSSTransition = function (props) { return props.in ? props.children : null; };',
  },
]

/** Fixes for Arco, and code that is trimmed; throws when Arco changed the place. */
const mend = (code: string, id: string): string =>
  [...MENDS, ...TRIMS]
    .filter(({ file }) => file.test(id))
    .reduce((text, { from, to }) => {
      if (!text.includes(from)) throw new Error(`arco-slim: Arco changed ${id}: no ${from}`)
      return text.replaceAll(from, to)
    }, code)

/**
 * The portal reads from left to right and is light (color-scheme in src/ui/theme.css); its tags have the colours of their
 * states, its buttons two heights and no shapes: tests/architecture/arcoLooks.test.ts checks that.
 */
const UNUSED =
  /-rtl\b|dir=.?rtl|arco-theme=.?dark|arco-tag-(checkable|checked\.arco-tag-[a-z]+)|arco-btn-(group|dashed|shape-|status-(success|warning))/

const dropUnused = (css: string): string =>
  css.replace(/([^{}]+)\{([^{}]*)\}/g, (rule: string, selectors: string, body: string) => {
    if (!UNUSED.test(selectors)) return rule
    const kept = selectors.split(',').filter((selector) => !UNUSED.test(selector))
    return kept.length ? `${kept.join(',')}{${body}}` : ''
  })

const ARCO_FILES = /@arco-design[\\/]web-react[\\/](es|icon)[\\/].*\.(js|css)(\?.*)?$/

const slimming = {
  name: 'arco-slim',
  resolveId: (id: string) => (id === HELPERS || id === 'resize-observer-polyfill' ? `\0${id}` : null),
  load: (id: string) => {
    if (id === `\0${HELPERS}`) return helperSource
    // lodash gets the global object by compiling code, which the portal's policy forbids
    if (/lodash-es[\\/]_root\.js$/.test(id)) return 'export default globalThis'
    return id === '\0resize-observer-polyfill' ? 'export default globalThis.ResizeObserver' : null
  },
  transform: {
    filter: { id: ARCO_FILES },
    handler(code: string, id: string) {
      return {
        code: /\.css(\?|$)/.test(id) ? dropUnused(code) : shortenWay(shareHelpers(mend(code, id))),
        map: null,
      }
    },
  },
}

export const arcoSlim = (): Plugin => ({
  ...slimming,
  enforce: 'pre',
  config: () => ({
    resolve: { alias: [{ find: /^lodash\/(.*)$/, replacement: 'lodash-es/$1' }] },
    // the development server pre-bundles packages, without the plugins of the project
    optimizeDeps: { rolldownOptions: { plugins: [slimming] } },
  }),
})
