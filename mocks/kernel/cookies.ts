/** The cookies of a request by name. */
export const cookiesOf = (header: string | null): Map<string, string> =>
  new Map(
    (header ?? '').split(/;\s*/).flatMap((pair) => {
      const cut = pair.indexOf('=')
      return cut > 0 ? [[pair.slice(0, cut), pair.slice(cut + 1)] as const] : []
    }),
  )
