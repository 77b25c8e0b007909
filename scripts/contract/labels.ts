// What the contract calls its fields and conditions: the one reading of a description for pages, data, exports and examples.

/** A description's words up to its first punctuation; what follows says what the name does not. */
export const labelOf = (description: string): string => description.split(/[，。；：（(]/)[0]!.trim()
