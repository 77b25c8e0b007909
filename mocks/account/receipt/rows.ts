export type ReceiptRow = {
  receiptNo: string
  receiptType:
    | 'LEND'
    | 'CASH'
    | 'AHEAD_CASH'
    | 'ABS_PRICE'
    | 'ABS_PAY'
    | 'RF_LEND'
    | 'RF_REPAY'
    | 'FEE'
    | 'GUARANTEE'
    | 'CLAIM'
  payerCorpId: string
  payerName: string
  payerAccountNo: string
  payeeCorpId: string
  payeeName: string
  payeeAccountNo: string
  payeeBankName: string
  receiptAmount: string
  bankSerialNo: string
  tradeTime: string
  antiFakeCode: string
  bizNo: string
}
