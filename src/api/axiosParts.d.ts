// axios 的零件没有自带类型：它们的样子即 axios 公开类型里的同名者。
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios'

  const xhr: AxiosAdapter
  export default xhr
}
declare module 'axios/unsafe/cancel/CanceledError.js' {
  export { CanceledError as default } from 'axios'
}
declare module 'axios/unsafe/cancel/isCancel.js' {
  export { isCancel as default } from 'axios'
}
declare module 'axios/unsafe/core/AxiosHeaders.js' {
  export { AxiosHeaders as default } from 'axios'
}
declare module 'axios/unsafe/core/mergeConfig.js' {
  export { mergeConfig as default } from 'axios'
}
