// The route table loads its pages lazily; the source of the load function is the only place that names the file.
const PAGE = /['"]#(pages\/[^'"]+)['"]/

/** 路由的页面文件，src/ 之下的路径；没有页面的路由得 undefined。 */
export const pageFile = ({ load }: { readonly load?: () => Promise<unknown> }): string | undefined =>
  PAGE.exec(String(load))?.[1]
