import { rfAccountLabels } from '#api/generated/corp/labels/rfAccount.ts'
import { rfFinancingLabels } from '#api/generated/corp/labels/rfFinancing.ts'
import { rfProtocolLabels } from '#api/generated/corp/labels/rfProtocol.ts'
import { rfRecommendLabels } from '#api/generated/corp/labels/rfRecommend.ts'
import { rfRiskLabels } from '#api/generated/corp/labels/rfRisk.ts'
import { rfStatementLabels } from '#api/generated/corp/labels/rfStatement.ts'
import { type EntityLabels, named } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段 → 字典或类型；叫法不同于契约的，前面写上名称。

/** 各实体的中文名称与字段名。 */
export const labels = {
  RfAccount: {
    label: '反向保理应收账款',
    fields: named(rfAccountLabels, {
      arNo: '',
      creditorName: '',
      debtorName: '',
      arSource: 'AR_SOURCE',
      arAmount: 'amt',
      arBalance: 'amt',
      arCreateDate: '',
      arDueDate: '',
      graceDays: ['宽限期(天)', 'int'],
      contractNo: '',
      invoiceNos: '[]',
      confirmAmount: 'amt',
      confirmPayDate: '',
      statementNo: '',
      arStatus: 'AR_STATUS',
      arCollectAccountNo: ['回款账号', ''],
      recommendFlag: 'bool',
    }),
  },
  RfStatement: {
    label: '对账单',
    fields: named(rfStatementLabels, {
      statementNo: '',
      creditorName: '',
      debtorName: '',
      statementPeriod: '',
      statementAmount: 'amt',
      deductAmount: 'amt',
      settleAmount: 'amt',
      statementDate: '',
      statementStatus: 'STATEMENT_STATUS',
    }),
  },
  RfFinancing: {
    label: '反向保理融资',
    fields: named(rfFinancingLabels, {
      rfFinanceNo: '',
      arNos: ['应收账款编号', '[]'],
      funderProductNo: '',
      arTotal: 'amt',
      rfFinanceAmount: 'amt',
      rfFinanceStatus: 'RF_FINANCE_STATUS',
    }),
  },
  RfRiskEvent: {
    label: '融资风险事件',
    fields: named(rfRiskLabels, {
      riskNo: '',
      rfFinanceNo: '',
      arNo: '',
      riskType: 'RISK_TYPE',
      riskLevel: 'RISK_LEVEL',
      riskDesc: '',
    }),
  },
  RfRecommend: {
    label: '供应商推荐',
    fields: named(rfRecommendLabels, {
      recommendNo: '',
      supplierName: '',
      supplierUscc: '',
      funderName: '',
      recommendAmount: 'amt',
      cooperateYears: 'int',
      annualTradeAmount: 'amt',
      recommendReason: '',
      recommendExpireDate: '',
      recommendStatus: 'RECOMMEND_STATUS',
    }),
  },
  RfAgreement: {
    label: '反向保理协议',
    fields: named(rfProtocolLabels, {
      protocolNo: '',
      funderName: '',
      partnerName: '',
      protocolStatus: 'PROTOCOL_STATUS',
      protocolExpireDate: '',
    }),
  },
} satisfies Readonly<Record<string, EntityLabels>>
