/** Where each service of the contract lies, in the order in which they are generated. */
export const bases = {
  corp: '/api/web/corp',
  uaa: '/uaa',
  file: '/api/web/corp',
  signing: '/api/web/corp',
} as const

export type Service = keyof typeof bases
