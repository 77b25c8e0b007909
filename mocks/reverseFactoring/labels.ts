import type { EntityLabels } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段名 → [字段, 字典或类型]。

/** 各实体的中文名称与字段名。 */
export const labels = {
  RfAccount: {
    label: '反向保理应收账款',
    fields: {
      应收账款编号: ['arNo', ''],
      债权人: ['creditorName', ''],
      债务人: ['debtorName', ''],
      账款来源: ['arSource', 'AR_SOURCE'],
      账款金额: ['arAmount', 'amt'],
      账款余额: ['arBalance', 'amt'],
      账款形成日: ['arCreateDate', ''],
      账款到期日: ['arDueDate', ''],
      '宽限期(天)': ['graceDays', 'int'],
      合同编号: ['contractNo', ''],
      发票号码: ['invoiceNos', '[]'],
      确权金额: ['confirmAmount', 'amt'],
      确认付款日: ['confirmPayDate', ''],
      对账单编号: ['statementNo', ''],
      账款状态: ['arStatus', 'AR_STATUS'],
      回款账号: ['arCollectAccountNo', ''],
      是否核心企业推荐: ['recommendFlag', 'bool'],
    },
  },
  RfStatement: {
    label: '对账单',
    fields: {
      对账单编号: ['statementNo', ''],
      债权人: ['creditorName', ''],
      债务人: ['debtorName', ''],
      对账期间: ['statementPeriod', ''],
      对账金额: ['statementAmount', 'amt'],
      扣款金额: ['deductAmount', 'amt'],
      应结算金额: ['settleAmount', 'amt'],
      对账日期: ['statementDate', ''],
      对账单状态: ['statementStatus', 'STATEMENT_STATUS'],
    },
  },
  RfFinancing: {
    label: '反向保理融资',
    fields: {
      保理融资编号: ['rfFinanceNo', ''],
      应收账款编号: ['arNos', '[]'],
      保理产品编号: ['funderProductNo', ''],
      账款总额: ['arTotal', 'amt'],
      融资申请金额: ['rfFinanceAmount', 'amt'],
      融资状态: ['rfFinanceStatus', 'RF_FINANCE_STATUS'],
    },
  },
  RfRiskEvent: {
    label: '融资风险事件',
    fields: {
      风险编号: ['riskNo', ''],
      保理融资编号: ['rfFinanceNo', ''],
      应收账款编号: ['arNo', ''],
      风险类型: ['riskType', 'RISK_TYPE'],
      风险等级: ['riskLevel', 'RISK_LEVEL'],
      风险描述: ['riskDesc', ''],
    },
  },
  RfRecommend: {
    label: '供应商推荐',
    fields: {
      推荐编号: ['recommendNo', ''],
      供应商名称: ['supplierName', ''],
      供应商信用代码: ['supplierUscc', ''],
      资金方: ['funderName', ''],
      建议融资额度: ['recommendAmount', 'amt'],
      合作年限: ['cooperateYears', 'int'],
      年交易额: ['annualTradeAmount', 'amt'],
      推荐理由: ['recommendReason', ''],
      推荐有效期至: ['recommendExpireDate', ''],
      推荐状态: ['recommendStatus', 'RECOMMEND_STATUS'],
    },
  },
  RfAgreement: {
    label: '反向保理协议',
    fields: {
      协议编号: ['protocolNo', ''],
      资金方: ['funderName', ''],
      合作企业: ['partnerName', ''],
      协议状态: ['protocolStatus', 'PROTOCOL_STATUS'],
      协议到期日: ['protocolExpireDate', ''],
    },
  },
} satisfies Readonly<Record<string, EntityLabels>>
