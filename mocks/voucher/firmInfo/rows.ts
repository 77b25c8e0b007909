import type { CorpScale } from '../../kernel/rows.ts'

/** 企业补充信息: one row per enterprise. */
export type FirmInfoRow = {
  corpId: string
  industryCode: string
  employeeCount: number
  /** 万元. */
  annualRevenue: string
  /** 万元. */
  totalAssets: string
  mainBusiness: string
  actualControllerName: string
  beneficialOwnerName: string
  /** Percent. */
  beneficialShareRatio: string
  financeContactName: string
  financeContactMobile: string
  isAgri: boolean
  isHighTech: boolean
  businessAddress: string
  corpScale: CorpScale
  firmInfoUpdateTime: string
  version: number
}
