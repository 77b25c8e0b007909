import type { IssuerOrgRow } from './rows.ts'

const NO_BID = ['PERFORMANCE', 'ADVANCE', 'QUALITY', 'WAGE', 'PAYMENT'] as const

/** 每个世界的开立机构与费率；编号不变，测试可以依靠。 */
export const issuerOrgs: readonly IssuerOrgRow[] = [
  {
    issuerOrgId: 'GO01',
    issuerOrgName: '北辰商业银行股份有限公司',
    issuerOrgType: 'BANK',
    guaranteeTypes: ['BID', ...NO_BID],
    guaranteeForms: ['INDEPENDENT', 'SURETY'],
    deliveryWays: ['ELECTRONIC', 'PAPER'],
    feeRate: '1.2000',
    minFee: '300.00',
    issueDays: 2,
    bidRefund: false,
    accountNo: '6225010031000450081',
    bankName: '北辰商业银行',
  },
  {
    issuerOrgId: 'GO02',
    issuerOrgName: '安沣财产保险股份有限公司',
    issuerOrgType: 'INSURANCE',
    guaranteeTypes: ['BID', 'PERFORMANCE', 'QUALITY', 'WAGE'],
    guaranteeForms: ['INDEPENDENT', 'SURETY'],
    deliveryWays: ['ELECTRONIC'],
    feeRate: '0.9000',
    minFee: '200.00',
    issueDays: 1,
    bidRefund: false,
    accountNo: '4367420031000450072',
    bankName: '中国建设银行',
  },
  {
    issuerOrgId: 'GO03',
    issuerOrgName: '浙东融资担保有限公司',
    issuerOrgType: 'GUARANTEE_CO',
    guaranteeTypes: ['BID', ...NO_BID],
    guaranteeForms: ['SURETY'],
    deliveryWays: ['ELECTRONIC', 'PAPER'],
    feeRate: '1.8000',
    minFee: '500.00',
    issueDays: 1,
    bidRefund: true,
    accountNo: '6214830031000450063',
    bankName: '招商银行',
  },
]
