import { addDays, instantAt } from '#domain/calendar.ts'
import { dayStart } from '../../kernel/clock.ts'
import type { World } from '../../kernel/World.ts'
import { attachSample } from '../file/store.ts'
import { CORPS } from '../people/corps.ts'
import { userWith } from '../people/find.ts'
import { idCardOf } from '../people/identity.ts'
import { collectAccountOf } from './flow.ts'

const passed = (world: World, corpId: string, certNo: string, certValidTo: string): void => {
  const corp = world.corps.need(corpId)
  const manager = userWith(world, corpId, 'POST_MANAGER')
  const at = (hours: number) => instantAt(dayStart('2025-11-03') + hours * 3_600_000)
  const file = (fileName: string, category: string) => attachSample(world, fileName, category, corpId)
  world.realNames.put({
    id: world.ids.plain('D'),
    realnameNo: world.ids.next('RN', '2025-11-03'),
    corpId,
    createUserId: manager.userId,
    createUserName: manager.personName,
    createTime: at(9),
    submitTime: at(10),
    updateTime: at(15),
    version: 4,
    auditTrail: [
      {
        node: 'OPERATOR',
        operatorName: manager.personName,
        corpName: corp.corpName,
        time: at(10),
        event: '提交基本资料',
      },
      { node: 'OPERATOR', operatorName: corp.legalPersonName, time: at(11), event: '人脸识别通过' },
      { node: 'PLATFORM', operatorName: '平台审核员', time: at(15), event: '审核通过', result: 'PASS' },
    ],
    realnameStatus: 'PASSED',
    faceStatus: 'SUCCESS',
    faceLeft: 5,
    faceToken: '',
    form: {
      realnameWay: 'LICENSE_ACCOUNT',
      legalPersonName: corp.legalPersonName,
      legalPersonCertNo: idCardOf(certNo),
      certType: 'ID_CARD',
      certValidTo,
      licenseFile: file('营业执照.pdf', 'LICENSE'),
      idCardFrontFile: file('身份证人像面.pdf', 'ID_CARD'),
      idCardBackFile: file('身份证国徽面.pdf', 'ID_CARD'),
      handlerName: manager.personName,
      handlerCertType: 'ID_CARD',
      handlerIdCard: manager.idCard,
      handlerMobile: manager.mobilePhone,
      authLetterFile: file('授权委托书.pdf', 'AUTH'),
      idImageConsent: true,
      faceConsent: true,
      beneficialOwners: [{ beneficialOwnerName: corp.legalPersonName, beneficialShareRatio: '35.00' }],
    },
  })
}

/** 已认证企业的实名资料；其中一家的法定代表人证件快到期。 */
export const verifiedCorps = (world: World): void => {
  passed(world, CORPS.core, '21010219680412021', '9999-12-31')
  passed(world, CORPS.chain, '32010219710905123', '2036-05-17')
  passed(world, CORPS.noProduct, '44010619740623105', addDays(world.today(), 22))
}

/** 未认证企业已有验证过的收款账户。 */
export const accountVerified = (world: World): void => {
  const account = collectAccountOf(world, CORPS.unauthenticated)
  if (account) Object.assign(account, { accountAuthStatus: 'VERIFIED', accountStatus: 'ACTIVE' })
}
