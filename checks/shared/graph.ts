import { importsOf, type Source } from '../../scripts/sources.ts'

const PAGE = /^src\/pages\/.*Page\.tsx$/

/**
 * File → the files it imports directly (without types). Routes import pages lazily: with lazily false these are not
 * followed.
 */
export const graphOf = (sources: readonly Source[], lazily: boolean): Map<string, string[]> =>
  new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter(
          ({ isPackage, isType, isLazy, target }) =>
            !isPackage && !isType && (lazily || !isLazy || !PAGE.test(target)),
        )
        .map(({ target }) => target),
    ]),
  )
