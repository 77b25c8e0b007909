// PDO 产品开通。事件的键是 企业 ID/产品代码，如 C071/CREDIT。
import type { ProductType } from '#api/generated/corp/model/index.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { outdateProtocol, voidProtocol } from '../../account/protocol/sign.ts'
import { dictionaries } from '../../generated/dictionaries.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError, OutsideError } from '../../kernel/errors.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'
import { openingFlow, openingOf } from './transitions.ts'

/** 企业的产品开通协议，从早到晚。 */
const agreementsOf = (world: World, corpId: string, product: ProductType): ProtocolRow[] =>
  world.protocols.where(
    (one) => one.corpId === corpId && one.bizNo === product && one.protocolType === 'PRODUCT_OPEN',
  )

/** 是否须签开通协议：没有开通、也没有签过，或有了新版本（T-PRT-04）。 */
export const needsProductAgreement = (world: World, corp: CorpRow, product: ProductType): boolean => {
  const agreements = agreementsOf(world, corp.corpId, product)
  if (agreements.some((one) => one.protocolStatus === 'RE_SIGN')) return true
  const opened = ['OPENED', 'SUSPENDED', 'OPENING'].includes(corp.productOpenStatus[product])
  return !opened && !agreements.some((one) => one.protocolStatus === 'EFFECTIVE')
}

/** 新签的取代须重签的。 */
export const productAgreementSigned = (world: World, corpId: string, product: ProductType): void => {
  for (const one of agreementsOf(world, corpId, product))
    if (one.protocolStatus === 'RE_SIGN') voidProtocol(world, one)
}

/** 谁可以开通产品。 */
export const mayOpen = (actor: Actor): boolean => openingFlow.allows('T-PDO-01', actor)

/** T-PDO-01 签署开通协议：签过即开通。 */
export const openProduct = (world: World, corp: CorpRow, product: ProductType): void => {
  const status = corp.productOpenStatus[product]
  if (status === 'SUSPENDED') throw new BusinessError('SUSPENDED', '该产品已暂停，仅支持查询')
  if (needsProductAgreement(world, corp, product))
    throw new BusinessError('AGREEMENT_REQUIRED', '请先签署产品开通协议')
  if (status === 'OPENED') return
  openingFlow.step(world, openingOf(corp, product), 'T-PDO-01', undefined, { to: 'OPENED' })
  world.notify({
    corpId: corp.corpId,
    messageTitle: '产品已开通',
    messageContent: `贵企业已开通${dictLabel('PRODUCT_TYPE', product)}，管理员可为用户分配相应角色。`,
    messageType: 'NOTICE',
    jumpPath: '/my/enterprise-info/user/list',
  })
}

const target = (world: World, key: string): { corp: CorpRow; product: ProductType } => {
  const [corpId = '', product = ''] = key.split('/')
  if (!dictionaries.PRODUCT_TYPE!.some(([value]) => value === product))
    throw new OutsideError('键应是 企业 ID/产品代码，如 C071/CREDIT')
  return { corp: world.corps.need(corpId), product: product as ProductType }
}

const turn = (world: World, key: string, id: 'T-PDO-02' | 'T-PDO-03' | 'T-PDO-04'): void => {
  const { corp, product } = target(world, key)
  openingFlow.step(world, openingOf(corp, product), id)
}

const KEY = '（企业编号/产品代码）'

/** 外部机构会做的。 */
export const events = [
  event('platform', 'T-PDO-02', `开通审核通过${KEY}`, (world, key) => turn(world, key, 'T-PDO-02')),
  event('platform', 'T-PDO-03', `暂停产品${KEY}`, (world, key) => turn(world, key, 'T-PDO-03')),
  event('platform', 'T-PDO-04', `恢复产品${KEY}`, (world, key) => turn(world, key, 'T-PDO-04')),
  event('platform', 'T-PRT-04', `要求重签开通协议${KEY}`, (world, key) => {
    const { corp, product } = target(world, key)
    const current = agreementsOf(world, corp.corpId, product).find(
      (one) => one.protocolStatus === 'EFFECTIVE',
    )
    if (current) outdateProtocol(world, current)
    else
      world.protocols.put({
        protocolNo: world.ids.next('PT', world.today()),
        corpId: corp.corpId,
        protocolName: `${dictLabel('PRODUCT_TYPE', product)}业务开通协议`,
        protocolType: 'PRODUCT_OPEN',
        protocolStatus: 'RE_SIGN',
        partyNames: [corp.corpName, '北辰数字科技有限公司'],
        agreementSignTempId: '',
        htmlContent: '',
        bizNo: product,
      })
  }),
]
