import { dictionaries } from '../generated/dictionaries.ts'
import type { Platform } from '../kernel/wiring.ts'
import { brand } from './config/brand.ts'
import { settingLabels, settings } from './config/settings.ts'
import { grantedPaths, tokensOf } from './menu/menus.ts'
import { peopleFamilies, personas } from './people/personas.ts'

/** 外部机构：事件里的代码 → 名称。 */
const parties: Platform['parties'] = {
  bank: '银行',
  funder: '资金方',
  platform: '平台',
  face: '人脸识别',
  tax: '税务',
  registry: '中登',
  custodian: '托管行',
  planmgr: '计划管理人',
  factor: '保理商',
  third: '三方系统',
  counterparty: '对方企业',
  system: '系统',
}

/** 平台本身：谁能登录、能办什么、取值叫什么、有哪些参数、外部有谁。 */
export const platform: Platform = {
  brand,
  personas,
  peopleFamilies,
  dictionaries,
  tokensOf,
  grantedPaths,
  settings,
  settingLabels,
  parties,
}
