/** Creditor (rf.corp) and debtor (rf.core) of a document; corpId of the document is whoever made it. */
export type RfParties = {
  creditorCorpId: string
  creditorName: string
  debtorCorpId: string
  debtorName: string
}
