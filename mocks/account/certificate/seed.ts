import type { PostCode } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { sha256Hex } from '../../kernel/digest.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { made, madeBy } from '../past.ts'
import { CA_NAME } from './platform.ts'
import type { UkeyRow } from './rows.ts'

type Holder = readonly [corpId: string, post: PostCode]

const ukey = (world: World, [corpId, post]: Holder, part: Partial<UkeyRow>): void => {
  const holder = userWith(world, corpId, post)
  const status = part.ukeyStatus ?? 'ACTIVE'
  world.ukeys.put({
    ...made(world, world.ids.plain('UK'), [corpId, 'POST_MANAGER'], 200, '申请证书'),
    ukeyMedium: 'SOFT_KEY',
    certSubject: `CN=${world.corps.need(corpId).corpName}`,
    caName: CA_NAME,
    bindUserId: holder.userId,
    bindUserName: holder.personName,
    ...(status !== 'APPLYING' && {
      ukeySn: part.ukeySn ?? world.random.hex(16).toUpperCase(),
      certValidDate: addDays(world.today(), 1000),
    }),
    ...part,
    ukeyStatus: status,
  })
}

/** 各状态的企业证书。 */
export const dailyCertificates = (world: World): void => {
  const { core, chain } = CORPS
  ukey(world, [core, 'POST_OPERATOR'], {})
  // 复核人签的是公司的文件：U盾之外另有软证书，没有插盾的电脑上也签得了
  ukey(world, [core, 'POST_DIRECTOR'], { ukeySn: '7B19E6D20C58A43F' })
  ukey(world, [core, 'POST_DIRECTOR'], { ukeyMedium: 'USB_KEY', certValidDate: addDays(world.today(), 12) })
  ukey(world, [core, 'POST_FINAL'], {
    ukeyMedium: 'USB_KEY',
    ukeyStatus: 'MAILING',
    mailNo: 'SF1426685320917',
    mailAddress: '沈阳市浑南区创业路18号',
  })
  ukey(world, [core, 'POST_QUERY'], { ukeyStatus: 'WAIT_ACTIVE' })
  ukey(world, [core, 'POST_MANAGER'], { ukeyMedium: 'USB_KEY', ukeyStatus: 'LOCKED' })
  ukey(world, [chain, 'POST_DIRECTOR'], {})
  // 序列号写定：多抽一次随机数，后面的种子就全变了
  ukey(world, [chain, 'POST_MANAGER'], {
    ukeySn: '4F0C2D7A915EB368',
    certValidDate: addDays(world.today(), 25),
  })
  ukey(world, [chain, 'POST_OPERATOR'], {
    ukeyMedium: 'USB_KEY',
    ukeyStatus: 'EXPIRED',
    certValidDate: addDays(world.today(), -9),
    mailAddress: '无锡市新吴区创业路28号',
  })
}

/** 已认证企业的人各有自己的软证书，除非情景另给了一张：合同与协议只用本人的证书签署。 */
export const everySigner = (world: World): void => {
  const held = new Set(world.ukeys.all().map((row) => row.bindUserId))
  for (const user of world.users.all()) {
    const { userId, personName, corpId } = user
    const corp = world.corps.need(corpId)
    if (held.has(userId) || !corp.isCorpAuthenticated || user.userStatus !== 'NORMAL') continue
    world.ukeys.put({
      ...madeBy(world, world.ids.plain('UK'), user, 200, '申请证书'),
      ukeyMedium: 'SOFT_KEY',
      certSubject: `CN=${corp.corpName}`,
      caName: CA_NAME,
      bindUserId: userId,
      bindUserName: personName,
      // 不抽随机数：抽了，后面的种子就全变了
      ukeySn: sha256Hex(userId).slice(0, 16).toUpperCase(),
      certValidDate: addDays(world.today(), 1000),
      ukeyStatus: 'ACTIVE',
    })
  }
}
