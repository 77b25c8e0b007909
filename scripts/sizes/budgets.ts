/**
 * All budgets of size and speed: tests/build, npm run sizes and npm run bench read them here.
 *
 * The size of the build: KiB, gzip; requests are the files of a page besides those of the entry. How this compares
 * with peers: docs/decisions/0010. Raised since for column widths by content, breadcrumbs, checked conditions, the
 * keyboard in selects, drafts kept step by step, what marks rows of the last question (docs/decisions/0049), what
 * names the characters dropped from a pasted number, the dates by dayjs (docs/decisions/0052), thumbnails taken from
 * the object store, 401 and 403 on quiet calls, the dialog that ends an application, suggestions of a condition, one
 * reading of what is pasted, decisions by keys, what two hundred invoices come to, the pair of panes of the entry
 * (its CSS) with the column beside wide forms, taking over pages that the build has drawn (docs/decisions/0058), labels that a
 * module keeps for its fields (docs/decisions/0059), which pages work on a phone (docs/decisions/0060), and the download centre.
 */
export const BUDGETS = {
  /** The code that signs and sends requests, before React (docs/decisions/0054): 25 KiB as br. */
  gateJs: 28.9,
  entryJs: 129.6,
  entryCss: 12,
  preload: 8.3,
  html: 2,
  /** Bytes that another route adds to the entry and the preload table, with its first reads. */
  routeBytes: 124,
  ownJs: 40,
  pageJs: 179.7,
  pageCss: 38.2,
  requests: 40,
  /** Pages without a form (lists, details, homes): everything loaded before their first row. */
  leanJs: 85.5,
  leanCss: 22,
  leanRequests: 20,
  errorPageJs: 50,
  /**
   * All scripts of a page that opens without a session, before it is taken over: gate, shell and page. The goal is 150 as
   * br; the shell alone takes 115, Arco's form 60 (docs/decisions/0058).
   */
  publicJs: 302,
} as const

/** The budgets of npm run bench for a page opened cold. */
export const OPENING = {
  /** Scripts before the first row of a list, KiB received (br). */
  rowJs: 150,
  /** Requests before it; idle prefetching takes nothing from it and does not count. */
  rowRequests: 25,
  cls: 0.02,
  /** Entering with a token to the workbench, as a multiple of opening the workbench. */
  entryToWorkbench: 1.1,
} as const

/**
 * The time budgets of npm run bench: cold, slow line and slow processor, as multiples of the minimal page in the same run
 * (checks/bench/minimal). How they follow from the goals and the peers: docs/decisions/0055.
 */
export const RATIOS = { query: 1.5, workbench: 2.7, public: 1.1 } as const

/** The budgets of npm run bench for large amounts: milliseconds at a processor four times slower, multiples, MiB. */
export const SCALE = {
  /** 10,000 rows, as a multiple of 100. */
  firstRow: 1.3,
  scrollTask: 100,
  keyTask: 100,
  /** A key with 200 invoices, as a multiple of one with two. */
  key: 1.3,
  importTask: 100,
  /** The first page of 500, as a multiple of the first of five. */
  firstPage: 1.2,
  canvases: 5,
  pdfHeap: 150,
  menuTime: 50,
  /** Additional nodes, and listeners, after a thousand changes of page. */
  leaked: 0,
  changesHeap: 10,
} as const
