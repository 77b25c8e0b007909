import type { RealNameWay } from '#api/generated/corp/model/index.ts'
import type { Entry } from '../EntryPanes.tsx'

interface WayEntry extends Entry {
  readonly titles: readonly string[]
}

const PAPERS = [
  '营业执照影像（jpg、png 或 pdf）',
  '法定代表人的证件影像与有效期',
  '受益所有人的姓名与持股比例',
  '经办人的证件号与手机号',
  '他人经办的，加盖公章的授权委托书',
  '法定代表人的手机，用来人脸识别',
] as const

/** 两种实名方式各有哪几步、要备什么。 */
export const ENTRIES: Readonly<Record<RealNameWay, WayEntry>> = {
  SOFT_KEY: {
    about: '核验企业、法定代表人与对公账户，通过后签发软证书，即可开通产品。',
    takes: '填写约15分钟',
    needs: [...PAPERS, '对公账户的账号与支付行号，看得到小额打款的金额'],
    titles: ['企业信息', '经办人', '人脸识别', '对公账户小额打款', '结果'],
  },
  LICENSE_ACCOUNT: {
    about: '已有验证过的收款账户：核验营业执照与法定代表人，通过后即可开通产品。',
    takes: '填写约10分钟',
    needs: PAPERS,
    titles: ['企业信息', '经办人', '人脸识别', '结果'],
  },
}
