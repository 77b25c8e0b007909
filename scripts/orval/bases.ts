/** The base path of each service of the contract, in the order of generation. */
export const bases = {
  corp: '/api/web/corp',
  uaa: '/uaa',
  file: '/api/web/corp',
  signing: '/api/web/corp',
} as const

export type Service = keyof typeof bases
