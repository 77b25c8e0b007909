// The table of pages loads them lazily; the source of the load function is the only place that names the file.
// Under Vitest it names it from the root.
const PAGE = /['"](?:#|\/src\/)(pages\/[^'"]+)['"]/

/** The file that defines the page, its path under src/; undefined when it cannot be determined. */
export const pageFile = (load: () => Promise<unknown>): string | undefined => PAGE.exec(String(load))?.[1]
