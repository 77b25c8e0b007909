import type { PostCode } from '#api/generated/corp/model/index.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { Persona } from '../../kernel/wiring.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'
import { buildCorps, CORPS } from './corps.ts'
import { idCardOf } from './identity.ts'

type PersonaSeed = Omit<Persona, 'corpName' | 'posts' | 'family'>

/** 路由表的角色标记 → 角色代码。 */
export const roleCodes: Readonly<Record<string, string>> = {
  'core.op': 'ROLE_CREDIT_CORE_OPERATOR',
  'core.dir': 'ROLE_CREDIT_CORE_DIRECTOR',
  'core.qry': 'ROLE_CREDIT_CORE_QUERY',
  'core.fin': 'ROLE_CREDIT_CORE_FINAL',
  'chain.op': 'ROLE_CREDIT_CHAIN_OPERATOR',
  'chain.dir': 'ROLE_CREDIT_CHAIN_DIRECTOR',
  'chain.qry': 'ROLE_CREDIT_CHAIN_QUERY',
  'abs.core.op': 'ROLE_ABS_CORE_OPERATOR',
  'abs.core.dir': 'ROLE_ABS_CORE_DIRECTOR',
  'abs.core.qry': 'ROLE_ABS_CORE_QUERY',
  'abs.chain.op': 'ROLE_ABS_CHAIN_OPERATOR',
  'abs.chain.dir': 'ROLE_ABS_CHAIN_DIRECTOR',
  'abs.chain.qry': 'ROLE_ABS_CHAIN_QUERY',
  'rf.core.op': 'ROLE_REVERSE_FACTORING_CORE_OPERATOR',
  'rf.core.dir': 'ROLE_REVERSE_FACTORING_CORE_DIRECTOR',
  'rf.core.qry': 'ROLE_REVERSE_FACTORING_CORE_QUERY',
  'rf.corp.op': 'ROLE_REVERSE_FACTORING_CORP_OPERATOR',
  'rf.corp.dir': 'ROLE_REVERSE_FACTORING_CORP_DIRECTOR',
  'rf.corp.qry': 'ROLE_REVERSE_FACTORING_CORP_QUERY',
  'gua.app.op': 'ROLE_GUARANTEE_WARRANTEE_OPERATOR',
  'gua.app.dir': 'ROLE_GUARANTEE_WARRANTEE_DIRECTOR',
  'gua.app.qry': 'ROLE_GUARANTEE_WARRANTEE_QUERY',
  'gua.ben.op': 'ROLE_GUARANTEE_BENEFIT_OPERATOR',
  'gua.ben.dir': 'ROLE_GUARANTEE_BENEFIT_DIRECTOR',
  'gua.ben.qry': 'ROLE_GUARANTEE_BENEFIT_QUERY',
  '*': 'ROLE_ALL_ACCESS',
  any: 'ROLE_CORP_DEFAULT',
}

const groupNames: Readonly<Record<string, string>> = {
  core: '开立与兑付',
  chain: '签收与融资',
  'abs.core': 'ABS应付',
  'abs.chain': 'ABS应收',
  'rf.core': '反向保理债务人',
  'rf.corp': '反向保理债权人',
  'gua.app': '保函申请人',
  'gua.ben': '保函受益人',
}

const duties: Readonly<Record<string, string>> = { op: '经办', dir: '复核', qry: '查询', fin: '终审' }

/** 角色代码对应的标记。 */
export const tokenOf = (roleCode: string): string =>
  Object.entries(roleCodes).find(([, code]) => code === roleCode)?.[0] ?? 'any'

/** 角色的中文名，显示在角色切换里。 */
export const roleName = (roleCode: string): string => {
  const token = tokenOf(roleCode)
  if (token === 'any') return '企业默认角色'
  if (token === '*') return '全部权限'
  const cut = token.lastIndexOf('.')
  if (token === 'core.fin') return '终审'
  return `${groupNames[token.slice(0, cut)] ?? ''}${duties[token.slice(cut + 1)] ?? ''}`
}

const postOfDuty: Readonly<Record<string, PostCode>> = {
  op: 'POST_OPERATOR',
  dir: 'POST_DIRECTOR',
  qry: 'POST_QUERY',
  fin: 'POST_FINAL',
}

/** 这个角色每天办什么：登录页上的一句话。 */
const works: Readonly<Record<string, string>> = {
  'core.op': '开立凭证、登记与申请兑付',
  'core.dir': '复核凭证开立与兑付',
  'core.fin': '终审开立与兑付',
  'core.qry': '查看凭证、兑付与额度',
  'chain.op': '签收与转让凭证、申请融资',
  'chain.dir': '复核签收、转让与融资',
  'chain.qry': '查看持有的凭证与融资',
  'abs.core.op': '确认应付账款、登记付款',
  'abs.core.dir': '复核应付确认与付款',
  'abs.core.qry': '查看应付账款与报表',
  'abs.chain.op': '转让应收账款、提交融资资料',
  'abs.chain.dir': '复核应收转让与资料',
  'abs.chain.qry': '查看应收账款与价款',
  'rf.core.op': '核对账款、经办确权与付款',
  'rf.core.dir': '复核确权与付款',
  'rf.core.qry': '查看确权与付款',
  'rf.corp.op': '录入合同发票、申请保理融资',
  'rf.corp.dir': '复核融资申请、签署协议',
  'rf.corp.qry': '查看应收账款与融资',
  'gua.app.op': '申请投标等保函、缴费',
  'gua.app.dir': '复核保函申请、签署协议',
  'gua.ben.op': '核验收到的保函、提出索赔',
  'gua.ben.dir': '复核索赔与撤销的答复',
}

/** 登录页上按产品找人；管理员与还没有开始的企业在最后。 */
export const peopleFamilies = ['凭证', 'ABS', '反向保理', '保函', '管理员与新企业'] as const

/** 角色标记 → 属于哪一个产品；管理员与还没有开始的企业在一起。 */
const familyOf = (token: string): string => {
  if (/^(core|chain)\./.test(token)) return '凭证'
  if (token.startsWith('abs.')) return 'ABS'
  if (token.startsWith('rf.')) return '反向保理'
  return token.startsWith('gua.') ? '保函' : '管理员与新企业'
}

const one = (code: string, personName: string, corpId: string, token: string): PersonaSeed => ({
  code,
  personName,
  title: roleName(roleCodes[token]!),
  does: works[token]!,
  memberships: [[corpId, [postOfDuty[token.slice(token.lastIndexOf('.') + 1)]!], [token]]],
})

const manager = (code: string, personName: string, corpId: string, does: string): PersonaSeed => ({
  code,
  personName,
  title: '企业管理员',
  does,
  memberships: [[corpId, ['POST_MANAGER'], ['any']]],
})

const seeds: readonly PersonaSeed[] = [
  one('core-operator', '周明远', CORPS.core, 'core.op'),
  one('core-director', '沈若溪', CORPS.core, 'core.dir'),
  one('core-final', '郑国安', CORPS.core, 'core.fin'),
  one('core-query', '林晓棠', CORPS.core, 'core.qry'),
  manager('core-manager', '许文博', CORPS.core, '管用户、证书、账户与交易对手'),
  one('chain-operator', '陈嘉禾', CORPS.chain, 'chain.op'),
  one('chain-director', '吴启明', CORPS.chain, 'chain.dir'),
  one('chain-query', '何雨桐', CORPS.chain, 'chain.qry'),
  manager('chain-manager', '高志远', CORPS.chain, '管用户、证书、账户与交易对手'),
  one('abs-core-operator', '孙立新', CORPS.absCore, 'abs.core.op'),
  one('abs-core-director', '冯雅琴', CORPS.absCore, 'abs.core.dir'),
  one('abs-core-query', '蒋思远', CORPS.absCore, 'abs.core.qry'),
  one('abs-chain-operator', '韩冰', CORPS.absChain, 'abs.chain.op'),
  one('abs-chain-director', '杨浩然', CORPS.absChain, 'abs.chain.dir'),
  one('abs-chain-query', '朱琳', CORPS.absChain, 'abs.chain.qry'),
  one('rf-core-operator', '秦川', CORPS.rfCore, 'rf.core.op'),
  one('rf-core-director', '尤敏', CORPS.rfCore, 'rf.core.dir'),
  one('rf-core-query', '施展', CORPS.rfCore, 'rf.core.qry'),
  one('rf-corp-operator', '曹阳', CORPS.rfCorp, 'rf.corp.op'),
  one('rf-corp-director', '严薇', CORPS.rfCorp, 'rf.corp.dir'),
  one('rf-corp-query', '魏然', CORPS.rfCorp, 'rf.corp.qry'),
  one('gua-app-operator', '陶乐', CORPS.guaApplicant, 'gua.app.op'),
  one('gua-app-director', '姜楠', CORPS.guaApplicant, 'gua.app.dir'),
  one('gua-ben-operator', '戚伟', CORPS.guaBeneficiary, 'gua.ben.op'),
  one('gua-ben-director', '谢婉', CORPS.guaBeneficiary, 'gua.ben.dir'),
  {
    code: 'multi-corp',
    personName: '范思齐',
    title: '多家企业、多个角色，其中一家已冻结',
    does: '切换企业与角色',
    memberships: [
      [CORPS.core, ['POST_OPERATOR', 'POST_QUERY'], ['core.op', 'core.qry']],
      [CORPS.chain2, ['POST_OPERATOR', 'POST_DIRECTOR'], ['chain.op', 'chain.dir']],
      [CORPS.frozen, ['POST_OPERATOR'], ['chain.op']],
    ],
  },
  manager('unauthenticated-manager', '金鑫', CORPS.unauthenticated, '为新企业做实名认证'),
  {
    code: 'unauthenticated-operator',
    personName: '潘悦',
    title: '企业未实名的经办',
    does: '等管理员完成实名认证',
    memberships: [[CORPS.unauthenticated, ['POST_OPERATOR'], ['any']]],
  },
  {
    code: 'no-product-query',
    personName: '葛青',
    title: '企业未开通产品的查询岗',
    does: '等管理员开通产品',
    memberships: [[CORPS.noProduct, ['POST_QUERY'], ['any']]],
  },
  manager('no-product-manager', '邹凯', CORPS.noProduct, '开通产品、分配角色'),
  {
    code: 'resign-agreements',
    personName: '柏安',
    title: '登录后须重签平台协议',
    does: '读新的协议并签署',
    memberships: [[CORPS.resign, ['POST_OPERATOR'], ['chain.op']]],
  },
  {
    code: 'all-access',
    personName: '顾全',
    title: '全部菜单',
    does: '一个人看遍全部页面',
    memberships: [
      [CORPS.core, ['POST_MANAGER', 'POST_OPERATOR', 'POST_DIRECTOR', 'POST_FINAL', 'POST_QUERY'], ['*']],
    ],
  },
]

const corpNames = new Map(buildCorps().map((corp) => [corp.corpId, corp.corpName]))

/** 所有能登录的人；代码固定不变，代码就是 authToken。 */
export const personas: readonly Persona[] = seeds.map((seed) => {
  const [corpId, posts, tokens] = seed.memberships[0]!
  return {
    ...seed,
    family: familyOf(tokens[0]!),
    corpName: corpNames.get(corpId)!,
    posts: posts.map((post) => dictLabel('POST_CODE', post)).join('、'),
  }
})

/** 登录页上没有卡片的人；照样用代码登录。 */
const colleagues: readonly (readonly [
  userId: string,
  code: string,
  personName: string,
  corpId: string,
  PostCode,
  token: string,
])[] = [
  ['U901', 'chain2-operator', '马晓川', CORPS.chain2, 'POST_OPERATOR', 'chain.op'],
  ['U902', 'chain2-director', '田静', CORPS.chain2, 'POST_DIRECTOR', 'chain.dir'],
  ['U903', 'rf-corp2-operator', '汪思齐', CORPS.rfCorp2, 'POST_OPERATOR', 'rf.corp.op'],
  ['U904', 'rf-corp2-director', '康宁', CORPS.rfCorp2, 'POST_DIRECTOR', 'rf.corp.dir'],
  ['U905', 'member-operator', '贺新宇', CORPS.coreMember, 'POST_OPERATOR', 'core.op'],
  ['U906', 'member-director', '程立言', CORPS.coreMember, 'POST_DIRECTOR', 'core.dir'],
  ['U907', 'gua-app-manager', '季安宁', CORPS.guaApplicant, 'POST_MANAGER', 'any'],
  ['U908', 'gua-ben-manager', '路遥平', CORPS.guaBeneficiary, 'POST_MANAGER', 'any'],
  ['U909', 'abs-core-manager', '申屠静', CORPS.absCore, 'POST_MANAGER', 'any'],
  ['U910', 'abs-chain-manager', '左云鹏', CORPS.absChain, 'POST_MANAGER', 'any'],
  ['U911', 'rf-core-manager', '邬晓岚', CORPS.rfCore, 'POST_MANAGER', 'any'],
  ['U912', 'rf-corp-manager', '嵇文川', CORPS.rfCorp, 'POST_MANAGER', 'any'],
  ['U913', 'chain2-manager', '卢静姝', CORPS.chain2, 'POST_MANAGER', 'any'],
  ['U914', 'unready-manager', '尹承礼', CORPS.chainUnready, 'POST_MANAGER', 'any'],
  ['U915', 'member-manager', '贺敏', CORPS.coreMember, 'POST_MANAGER', 'any'],
  ['U916', 'rf-corp2-manager', '岳明朗', CORPS.rfCorp2, 'POST_MANAGER', 'any'],
  ['U917', 'frozen-manager', '费秋实', CORPS.frozen, 'POST_MANAGER', 'any'],
  ['U918', 'resign-manager', '安景澄', CORPS.resign, 'POST_MANAGER', 'any'],
]

/** 这些人对应的用户：一人在一个企业里一行。 */
export const buildUsers = (): UserRow[] => [
  ...personas.flatMap((persona, p) =>
    persona.memberships.map(([corpId, postCodes, tokens], m) => {
      const ordinal = String(p + 1).padStart(2, '0')
      return {
        userId: `U${ordinal}${m + 1}`,
        personaCode: persona.code,
        corpId,
        personName: persona.personName,
        mobilePhone: `139${ordinal}80${ordinal}18`,
        idCard: idCardOf(`2101061985${String((p % 12) + 1).padStart(2, '0')}12${ordinal}3`),
        certType: 'ID_CARD',
        postCodes: [...postCodes],
        roleCodes: tokens.map((token) => roleCodes[token]!),
        userStatus: 'NORMAL',
        version: 0,
      } satisfies UserRow
    }),
  ),
  ...colleagues.map(([userId, personaCode, personName, corpId, post, token], i) => ({
    userId,
    personaCode,
    corpId,
    personName,
    mobilePhone: `1366600${String(i + 11)}21`,
    idCard: idCardOf(`3205051988${String((i % 12) + 1).padStart(2, '0')}2301${i % 10}`),
    certType: 'ID_CARD' as const,
    postCodes: [post],
    roleCodes: [roleCodes[token]!],
    userStatus: 'NORMAL' as const,
    version: 0,
  })),
]
