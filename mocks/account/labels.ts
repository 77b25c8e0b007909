import { bankAccountLabels } from '#api/generated/corp/labels/bankAccount.ts'
import { counterpartyLabels } from '#api/generated/corp/labels/counterparty.ts'
import { limitLabels } from '#api/generated/corp/labels/limit.ts'
import { limitDistributionLabels } from '#api/generated/corp/labels/limitDistribution.ts'
import { limitFlowLabels } from '#api/generated/corp/labels/limitFlow.ts'
import { platformBillLabels } from '#api/generated/corp/labels/platformBill.ts'
import { priceSchemeLabels } from '#api/generated/corp/labels/priceScheme.ts'
import { protocolLabels } from '#api/generated/corp/labels/protocol.ts'
import { receiptLabels } from '#api/generated/corp/labels/receipt.ts'
import { type EntityLabels, named } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段 → 字典或类型；叫法不同于契约的，前面写上名称。

/** 各实体的中文名称与字段名。 */
export const labels = {
  BankAccount: {
    label: '银行账户',
    fields: named(bankAccountLabels, {
      accountName: '',
      accountNo: '',
      bankName: '',
      branchName: '',
      bankCode: '',
      accountType: 'ACCOUNT_TYPE',
      accountPurpose: 'ACCOUNT_PURPOSE[]',
      isDefault: ['是否默认账户', 'bool'],
      accountStatus: 'ACCOUNT_STATUS',
      accountAuthStatus: 'ACCOUNT_AUTH_STATUS',
      verifyAmount: ['打款金额', 'amt'],
      balance: ['可用余额', 'amt'],
      verifyDeadline: ['回填截止时间', ''],
      verifyLeft: 'int',
      accountProofFile: ['开户许可证/账户信息', ''],
    }),
    extra: ['accountId', 'corpId'],
  },
  Limit: {
    label: '额度',
    fields: named(limitLabels, {
      limitNo: '',
      limitType: 'LIMIT_TYPE',
      limitCycle: 'LIMIT_CYCLE',
      ownerCorpName: '',
      grantorName: '',
      totalLimit: 'amt',
      usedLimit: 'amt',
      frozenLimit: 'amt',
      distributedLimit: 'amt',
      availableLimit: 'amt',
      limitEffectiveDate: '',
      limitExpireDate: '',
      limitStatus: 'LIMIT_STATUS',
      useRatio: '',
    }),
    extra: ['corpId'],
  },
  PriceScheme: {
    label: '定价方案',
    fields: named(priceSchemeLabels, {
      priceNo: '',
      priceName: '',
      priceScope: 'PRICE_SCOPE',
      supplierLevel: 'SUPPLIER_LEVEL',
      counterpartyName: '',
      feeType: 'FEE_TYPE',
      feeMode: 'FEE_MODE',
      feeRate: '',
      fixedFee: 'amt',
      feeBearer: 'FEE_BEARER',
      interestBearer: 'INTEREST_BEARER',
      priceEffectiveDate: '',
      priceExpireDate: '',
      priceStatus: 'PRICE_STATUS',
    }),
  },
  LimitFlow: {
    label: '额度流水',
    fields: named(limitFlowLabels, {
      limitFlowNo: '',
      limitFlowType: 'LIMIT_FLOW_TYPE',
      flowAmount: 'amt',
      bizNo: '',
      afterAvailable: 'amt',
      flowTime: '',
    }),
  },
  LimitDistribution: {
    label: '额度分配',
    fields: named(limitDistributionLabels, {
      distributeNo: '',
      distributeType: 'DISTRIBUTE_TYPE',
      memberCorpName: '',
      distributeAmount: 'amt',
      beforeAmount: 'amt',
      afterAmount: 'amt',
      distributeStatus: 'DISTRIBUTE_STATUS',
    }),
  },
  Counterparty: {
    label: '交易对手',
    fields: named(counterpartyLabels, {
      counterpartyName: '',
      counterpartyUscc: '',
      relationType: 'RELATION_TYPE',
      supplierLevel: 'SUPPLIER_LEVEL',
      counterpartyStatus: 'COUNTERPARTY_STATUS',
      counterpartySource: 'COUNTERPARTY_SOURCE',
      erpCode: ['ERP供应商编码', ''],
      cooperateDate: '',
      counterpartyScale: 'CORP_SCALE',
      settleAccountNo: '',
    }),
    extra: ['counterpartyCorpId', 'contactName', 'contactPhone', 'inviteCode'],
  },
  Receipt: {
    label: '电子回单',
    fields: named(receiptLabels, {
      receiptNo: '',
      receiptType: 'RECEIPT_TYPE',
      payerName: '',
      payerAccountNo: '',
      payeeName: '',
      payeeAccountNo: '',
      payeeBankName: '',
      receiptAmount: 'amt',
      bankSerialNo: '',
      tradeTime: '',
      antiFakeCode: '',
    }),
  },
  PlatformBill: {
    label: '平台账单',
    fields: named(platformBillLabels, {
      billNo: '',
      billPeriod: '',
      billAmount: 'amt',
      billTaxAmount: 'amt',
      billDueDate: '',
      billStatus: 'BILL_STATUS',
      billInvoiceStatus: 'BILL_INVOICE_STATUS',
      payTime: '',
    }),
    extra: ['corpId', 'feeType', 'bizNo'],
  },
  Protocol: {
    label: '协议',
    fields: named(protocolLabels, {
      protocolNo: '',
      protocolName: '',
      protocolType: 'PROTOCOL_TYPE',
      protocolStatus: 'PROTOCOL_STATUS',
      partyNames: '',
      signTime: '',
      protocolEffectiveDate: '',
      protocolExpireDate: '',
      agreementSignTempId: '',
      fileId: ['文件ID', ''],
      htmlContent: ['协议正文', ''],
    }),
    extra: ['corpId'],
  },
} satisfies Readonly<Record<string, EntityLabels>>
