/** 一份单据的债权人（rf.corp）与债务人（rf.core）；单据的 corpId 是做它的一方。 */
export type RfParties = {
  creditorCorpId: string
  creditorName: string
  debtorCorpId: string
  debtorName: string
}
