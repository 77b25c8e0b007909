// RIV 单据(发票)查验：各产品的发票都在这里查验。
import { InvoiceVerifyStatus } from '#api/generated/corp/model/index.ts'
import { except, flow } from '../../kernel/flow.ts'
import {
  ABS_CHAIN_OPERATOR,
  CHAIN_OPERATOR,
  RF_CORE_OPERATOR,
  RF_CORP_OPERATOR,
  SYSTEM,
} from '../../kernel/roles.ts'
import type { InvoiceRow } from './rows.ts'
import { hasTries } from './rules.ts'

export const invoiceFlow = flow<InvoiceRow>()(
  {
    code: 'RIV',
    title: '单据(发票)查验',
    entity: 'Invoice',
    field: 'invoiceVerifyStatus',
    dict: 'INVOICE_VERIFY_STATUS',
  },
  {
    'T-RIV-01': {
      from: ['UNVERIFIED', 'MISMATCH', 'NOT_FOUND'],
      event: '发起查验',
      to: 'VERIFYING',
      who: [CHAIN_OPERATOR, ABS_CHAIN_OPERATOR, RF_CORP_OPERATOR, RF_CORE_OPERATOR],
      by: 'VERIFY',
      guards: [hasTries],
    },
    'T-RIV-02': {
      from: ['VERIFYING'],
      event: '返回结果',
      to: ['PASS', 'MISMATCH', 'NOT_FOUND', 'VOID', 'RED'],
      who: SYSTEM,
    },
    'T-RIV-03': { from: ['PASS'], event: '定期复验', to: ['RED', 'VOID'], who: SYSTEM },
    // 复验仍一致，或与税务登记对不上
    RECHECK: { from: ['PASS'], event: '定期复验', to: ['PASS', 'MISMATCH', 'NOT_FOUND'], who: SYSTEM },
    // 资料包提交时一并待查，不算发起；版本随各张的结果变
    PACKAGED: {
      from: except(InvoiceVerifyStatus, 'PASS'),
      event: '随资料包查验',
      to: 'VERIFYING',
      who: SYSTEM,
      quiet: true,
    },
    // 资料包校验时逐张查，不经发起
    IN_PACKAGE: {
      from: except(InvoiceVerifyStatus, 'VERIFYING'),
      event: '资料包校验',
      to: ['PASS', 'MISMATCH', 'NOT_FOUND', 'VOID', 'RED'],
      who: SYSTEM,
    },
  },
)
