// The portal sends JSON and FormData by XMLHttpRequest and serialises bodies itself (src/api/http.ts). These parts of
// axios are then dead weight that a bundler cannot see to be dead: the fetch adapter, form conversions, old cancelling.
import type { Plugin } from 'vite'

const unused = (name: string) => `throw new Error('axios ${name} is left out of this build')`

// What is used of it, and a toJSON that cannot write out the headers of the request
const axiosError = `
export const REDACTED = '[REDACTED]'
export const getCauseStackIndex = () => -1
export default class AxiosError extends Error {
  static from(error, code, config, request, response, more) {
    const made = new AxiosError(error.message, code || error.code, config, request, response)
    made.name = error.name
    made.cause = error
    return Object.assign(made, more)
  }
  constructor(message, code, config, request, response) {
    super(message)
    Object.assign(this, { name: 'AxiosError', isAxiosError: true, code, config, request, response, status: response?.status })
  }
  toJSON() {
    return { name: this.name, message: this.message, code: this.code, status: this.status }
  }
}
for (const name of ['ECONNABORTED', 'ETIMEDOUT', 'ERR_NETWORK', 'ERR_BAD_RESPONSE', 'ERR_BAD_REQUEST', 'ERR_CANCELED', 'ERR_BAD_OPTION', 'ERR_BAD_OPTION_VALUE', 'ERR_NOT_SUPPORT', 'ERR_INVALID_URL'])
  AxiosError[name] = name
`

const stubs: Readonly<Record<string, string>> = {
  'adapters/adapters': `import xhr from './xhr.js'; export default { getAdapter: () => xhr, adapters: { xhr } }`,
  'core/AxiosError': axiosError,
  // withXSRFToken is off: the token travels in a header that the server names
  'helpers/cookies': 'export default { read: () => null, write() {}, remove() {} }',
  'helpers/validator':
    'export default { assertOptions() {}, validators: { function() {}, boolean() {}, transitional: () => () => true, spelling() {} } }',
  'core/InterceptorManager': `export default class { use() { ${unused('interceptor')} } forEach() {} }`,
  'core/assertParamsAcyclic': 'export default () => {}',
  'cancel/CancelToken': 'export default class CancelToken {}',
  // our query strings are flat; nested values would need toFormData
  'helpers/AxiosURLSearchParams': `export default function AxiosURLSearchParams(params) {
    return new URLSearchParams(Object.entries(params).filter(([, value]) => value != null)) }`,
  'helpers/toFormData': `export default () => { ${unused('toFormData')} }`,
  'helpers/HttpStatusCode': 'export default {}',
  'helpers/formDataToJSON': `export default () => { ${unused('formDataToJSON')} }`,
  'helpers/toURLEncodedForm': `export default () => { ${unused('toURLEncodedForm')} }`,
}

export const axiosSlim = (): Plugin => ({
  name: 'axios-slim',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]axios[\\/]lib[\\/]\w+[\\/]\w+\.js$/ },
    handler(id) {
      const part = /lib[\\/](\w+)[\\/](\w+)\.js$/.exec(id)
      return (part && stubs[`${part[1]}/${part[2]}`]) ?? null
    },
  },
})
