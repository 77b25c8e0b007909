/** Server → page: every problem found so far, as sentences. */
export const PROBLEMS = 'scf:contract'
/** Page → server: a page that has just been opened asks for it. */
export const ASK = 'scf:contract:ask'
