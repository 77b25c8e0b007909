/**
 * What the build may weigh: KiB, gzip; requests are the files of a page besides those of the entry. How this compares
 * with peers: docs/decisions/0010. Raised since for column widths by content, breadcrumbs, checked conditions, the
 * keyboard in selects, drafts kept step by step, what marks rows of the last question (docs/decisions/0049), what
 * names the characters dropped from a pasted number, the dates by dayjs (docs/decisions/0052), thumbnails taken from
 * the object store, 401 and 403 on quiet calls, the dialog that ends an application, suggestions of a condition, one
 * reading of what is pasted, decisions by keys, what two hundred invoices come to, and the pair of panes of the entry
 * (its CSS) with the column beside wide forms.
 */
export const BUDGETS = {
  entryJs: 133,
  entryCss: 12,
  preload: 8,
  html: 2,
  ownJs: 40,
  pageJs: 181.6,
  pageCss: 38.9,
  requests: 40,
  /** Pages without a form (lists, details, homes): what comes before their first row. */
  leanJs: 85,
  leanCss: 22,
  leanRequests: 20,
  errorPageJs: 50,
} as const
