// PDO 产品开通 (domain/03-flows.md). The key of its events is 企业 ID/产品代码, such as C071/CREDIT.
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { dictionaries, dictLabel } from '../dictionary/dictionaries.ts'
import type { CorpRow, ProductOpenStatus, ProductType } from '../../kernel/rows.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'

/** The product-opening agreements of an enterprise, the oldest first. */
const agreementsOf = (world: World, corpId: string, product: ProductType): ProtocolRow[] =>
  world.protocols.where(
    (one) => one.corpId === corpId && one.bizNo === product && one.protocolType === 'PRODUCT_OPEN',
  )

/** Whether the agreement has to be signed: never signed while the product is closed, or a newer version (T-PRT-04). */
export const needsProductAgreement = (world: World, corp: CorpRow, product: ProductType): boolean => {
  const agreements = agreementsOf(world, corp.corpId, product)
  if (agreements.some((one) => one.protocolStatus === 'RE_SIGN')) return true
  const opened = ['OPENED', 'SUSPENDED', 'OPENING'].includes(corp.productOpenStatus[product])
  return !opened && !agreements.some((one) => one.protocolStatus === 'EFFECTIVE')
}

/** A newly signed agreement takes the place of what had to be signed again. */
export const productAgreementSigned = (world: World, corpId: string, product: ProductType): void => {
  for (const one of agreementsOf(world, corpId, product))
    if (one.protocolStatus === 'RE_SIGN') one.protocolStatus = 'TERMINATED'
}

/** T-PDO-01 签署开通协议：签过即开通。 */
export const openProduct = (world: World, corp: CorpRow, product: ProductType): void => {
  const status = corp.productOpenStatus[product]
  if (status === 'SUSPENDED') throw new BusinessError('SUSPENDED', '该产品已暂停，仅支持查询')
  if (needsProductAgreement(world, corp, product))
    throw new BusinessError('AGREEMENT_REQUIRED', '请先签署产品开通协议')
  if (status === 'OPENED') return
  corp.productOpenStatus[product] = 'OPENED'
  world.notify({
    corpId: corp.corpId,
    messageTitle: '产品已开通',
    messageContent: `贵企业已开通${dictLabel('PRODUCT_TYPE', product)}，管理员可为用户分配相应角色。`,
    messageType: 'NOTICE',
    jumpPath: '/workbench',
  })
}

const target = (world: World, key: string): { corp: CorpRow; product: ProductType } => {
  const [corpId = '', product = ''] = key.split('/')
  if (!dictionaries.PRODUCT_TYPE!.some(([value]) => value === product))
    throw new BusinessError('BAD_KEY', '键应是 企业 ID/产品代码，如 C071/CREDIT')
  return { corp: world.corps.need(corpId), product: product as ProductType }
}

const turn = (world: World, key: string, from: ProductOpenStatus, to: ProductOpenStatus): void => {
  const { corp, product } = target(world, key)
  if (corp.productOpenStatus[product] !== from) throw illegalState()
  corp.productOpenStatus[product] = to
}

const KEY = '（键：企业 ID/产品代码）'

/** 外部机构会做的。 */
export const events = [
  event('platform', 'T-PDO-02', `产品开通审核通过${KEY}`, (world, key) =>
    turn(world, key, 'OPENING', 'OPENED'),
  ),
  event('platform', 'T-PDO-03', `暂停产品${KEY}`, (world, key) => turn(world, key, 'OPENED', 'SUSPENDED')),
  event('platform', 'T-PDO-04', `恢复产品${KEY}`, (world, key) => turn(world, key, 'SUSPENDED', 'OPENED')),
  event('platform', 'T-PRT-04', `产品开通协议须重签${KEY}`, (world, key) => {
    const { corp, product } = target(world, key)
    const current = agreementsOf(world, corp.corpId, product).find(
      (one) => one.protocolStatus === 'EFFECTIVE',
    )
    if (current) current.protocolStatus = 'RE_SIGN'
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
