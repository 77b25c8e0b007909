import type { RfInvoicePage, RfInvoiceQuery } from '#api/generated/corp/model/index.ts'
import { usePageRfInvoices } from '#api/generated/corp/rf-invoices/rf-invoices.ts'

const REFRESH_MS = 2000

const hasVerifying = (page: RfInvoicePage | undefined): boolean =>
  page?.list.some(({ invoiceVerifyStatus }) => invoiceVerifyStatus === 'VERIFYING') ?? false

/** 发票列表：有发票在查验时每 2 秒更新，查完就停（T-RIV-01、02）。 */
export const useInvoices = (query: RfInvoiceQuery) =>
  usePageRfInvoices(query, {
    // 每次渲染都是新函数：SWR 只在它换了之后才重看数据
    refreshInterval: (page) => (hasVerifying(page) ? REFRESH_MS : 0),
  })
