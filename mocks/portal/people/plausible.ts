import { plausible } from '../../kernel/plausible.ts'
import type { CorpRow, UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { idCardOf, usccOf } from './identity.ts'

// 大批示例的企业与人：人名由 faker 写；它的中文公司名有“无限公司”，地名与路名是拼的，电话不是手机号，
// 所以城市、路、行业从自己的表里取，字号用它两个字的人名（决定 0052）。

/** 城市、行政区划代码与两个区。 */
const PLACES = [
  ['无锡', '320214', '新吴区', '滨湖区'],
  ['苏州', '320506', '吴中区', '相城区'],
  ['常州', '320412', '武进区', '天宁区'],
  ['宁波', '330206', '北仑区', '鄞州区'],
  ['杭州', '330109', '萧山区', '余杭区'],
  ['沈阳', '210112', '浑南区', '铁西区'],
  ['大连', '210211', '甘井子区', '金州区'],
  ['青岛', '370211', '黄岛区', '城阳区'],
  ['济南', '370112', '历城区', '章丘区'],
  ['合肥', '340111', '包河区', '蜀山区'],
  ['武汉', '420112', '东西湖区', '江夏区'],
  ['成都', '510116', '双流区', '郫都区'],
] as const
const ROADS = [
  '工业',
  '科技',
  '振兴',
  '兴业',
  '锡山',
  '长江',
  '迎宾',
  '新华',
  '建设',
  '锦绣',
  '望江',
  '华山',
] as const
/** 行业与供的货。 */
const TRADES = [
  ['精密机械', '精密结构件'],
  ['电气设备', '控制柜'],
  ['金属制品', '不锈钢板材'],
  ['紧固件', '高强度紧固件'],
  ['液压机电', '液压油缸'],
  ['铸造', '铸铁毛坯'],
  ['轴承', '滚动轴承'],
  ['电缆', '铜芯电缆'],
  ['复合材料', '碳纤维叶片'],
  ['包装材料', '包装木箱'],
  ['传动设备', '减速机'],
  ['橡塑制品', '密封件'],
] as const

/** 这家企业供的货，看名称里的行业；看不出的为 机加工件。 */
export const goodsOf = (corpName: string): string =>
  TRADES.find(([trade]) => corpName.includes(trade))?.[1] ?? '机加工件'

/** 同一家企业的各项用不同的键：一项多抽几次，别的不变。 */
const corpKey = (corpId: string, what: string): string => `企业 ${corpId} ${what}`

/** 一家像样的制造业企业：名称、代码、地址、法人与联系人，由世界的种子与编号定。 */
export const plausibleCorp = (
  world: World,
  corpId: string,
): Pick<
  CorpRow,
  | 'corpName'
  | 'uscc'
  | 'registeredAddress'
  | 'businessAddress'
  | 'registeredCapital'
  | 'legalPersonName'
  | 'contactName'
  | 'contactPhone'
  | 'email'
> => {
  const place = plausible(world, corpKey(corpId, '地方'))
  const [city, region, ...districts] = place.helpers.arrayElement(PLACES)
  const road = place.helpers.arrayElement(ROADS)
  const address = `${city}市${place.helpers.arrayElement(districts)}${road}路${place.number.int({ min: 6, max: 688 })}号`
  const { definitions, helpers } = plausible(world, corpKey(corpId, '名称'))
  const brands = definitions.person.first_name.generic?.filter((name) => name.length === 2) ?? []
  const corpName = `${city}${helpers.arrayElement(brands)}${helpers.arrayElement(TRADES)[0]}有限公司`
  return {
    corpName,
    uscc: usccOf(`91${region}MA${plausible(world, corpKey(corpId, '代码')).string.numeric(7)}`),
    registeredAddress: address,
    businessAddress: address,
    registeredCapital: `${plausible(world, corpKey(corpId, '资本')).number.int({ min: 5, max: 120 }) * 100}0000.00`,
    legalPersonName: plausibleName(world, corpKey(corpId, '法人')),
    contactName: plausibleName(world, corpKey(corpId, '联系人')),
    contactPhone: plausible(world, corpKey(corpId, '电话')).helpers.fromRegExp('1[35789][0-9]{9}'),
    email: `${corpId.toLowerCase()}@example.com`,
  }
}

/** 一个人的姓名。 */
const plausibleName = (world: World, key: string): string => plausible(world, key).person.fullName()

/** 一个人：姓名与证件号，由世界的种子与编号定。 */
export const plausiblePerson = (world: World, userId: string): Pick<UserRow, 'personName' | 'idCard'> => {
  const key = `用户 ${userId}`
  const { helpers, number, string } = plausible(world, `${key} 证件`)
  const [, region] = helpers.arrayElement(PLACES)
  const two = (min: number, max: number) => String(number.int({ min, max })).padStart(2, '0')
  return {
    personName: plausibleName(world, `${key} 姓名`),
    idCard: idCardOf(`${region}19${two(68, 98)}${two(1, 12)}${two(1, 28)}${string.numeric(3)}`),
  }
}
