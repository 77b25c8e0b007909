/** 两族的融资都有的、由填写得出的字段：重新填写前先清掉。 */
export const PRICED = [
  'funderProductNo',
  'funderId',
  'funderName',
  'annualRate',
  'interestMode',
  'dayBasis',
  'valueDate',
  'maturityDate',
  'financeDays',
  'interestAmount',
  'netAmount',
  'collectAccountId',
  'collectAccountNo',
  'remark',
] as const
