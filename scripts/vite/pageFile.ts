// The table of pages loads them lazily; the source of the load function is the only place that names the file.
const PAGE = /['"]#(pages\/[^'"]+)['"]/

/** 给出页面的文件，src/ 之下的路径；看不出时得 undefined。 */
export const pageFile = (load: () => Promise<unknown>): string | undefined => PAGE.exec(String(load))?.[1]
