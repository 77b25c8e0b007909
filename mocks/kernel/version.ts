// Versions of documents. Each document of a table has its own run of numbers, so that a version identifies the document
// too: a version of one document is refused when it is sent with the number of another.

const RUN = 100_000

type Versioned = { version?: number }

/** The row as the table stores it: its version belongs to its document's run, which starts when the document is added. */
export const inItsRun = (row: Versioned, run: number): void => {
  if (row.version !== undefined) row.version = run * RUN + (row.version % RUN)
}

/** Whether that version is of another document of the table, not an older or later one of this. */
export const isOfAnother = (row: Versioned, version: number): boolean =>
  Math.floor(version / RUN) !== Math.floor((row.version ?? 0) / RUN)

/** How often the document has changed. */
export const changesOf = (version: number): number => version % RUN

/** The document as if it had changed that many times. */
export const setChanges = (row: { version: number }, changes: number): void => {
  row.version = row.version - changesOf(row.version) + changes
}
