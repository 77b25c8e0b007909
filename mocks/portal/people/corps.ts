import type { CorpScale, ProductType } from '#api/generated/corp/model/index.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import { usccOf } from './identity.ts'

/** 每个世界都有的企业的编号；场景与需求文件可以依赖它们。 */
export const CORPS = {
  core: 'C001',
  chain: 'C002',
  chain2: 'C003',
  chainUnready: 'C004',
  coreMember: 'C005',
  absCore: 'C011',
  absChain: 'C012',
  rfCore: 'C021',
  rfCorp: 'C022',
  rfCorp2: 'C023',
  guaApplicant: 'C031',
  guaBeneficiary: 'C032',
  frozen: 'C041',
  unauthenticated: 'C061',
  noProduct: 'C071',
  resign: 'C081',
} as const

type CorpSeed = [
  corpId: string,
  corpName: string,
  corpType: CorpRow['corpType'],
  corpScale: CorpScale,
  city: string,
  legalPersonName: string,
  products: ProductType[],
]

const seeds: CorpSeed[] = [
  [
    'C001',
    '华岳智造集团股份有限公司',
    'CORE',
    'LARGE',
    '沈阳市浑南区',
    '罗振邦',
    ['CREDIT', 'ABS', 'REVERSE_FACTORING', 'GUARANTEE'],
  ],
  ['C002', '江苏恒拓精密机械有限公司', 'CHAIN', 'SMALL', '无锡市新吴区', '陆明轩', ['CREDIT']],
  ['C003', '苏州锦衡电气设备有限公司', 'CHAIN', 'MEDIUM', '苏州市吴中区', '钱若渔', ['CREDIT']],
  ['C004', '青岛沐川包装材料有限公司', 'SUPPLIER', 'MICRO', '青岛市黄岛区', '尹承志', []],
  ['C005', '华岳智造（西安）叶片有限公司', 'CORE', 'MEDIUM', '西安市高陵区', '贺兰亭', ['CREDIT']],
  ['C011', '瑞川建设集团有限公司', 'CORE', 'LARGE', '成都市武侯区', '卓立群', ['ABS']],
  ['C012', '成都鼎垣建材有限公司', 'CHAIN', 'SMALL', '成都市双流区', '易书恒', ['ABS']],
  ['C021', '东屿能源装备股份有限公司', 'CORE', 'LARGE', '大连市甘井子区', '裴长宁', ['REVERSE_FACTORING']],
  ['C022', '武汉楚汇仪表有限公司', 'CHAIN', 'SMALL', '武汉市东西湖区', '舒怀瑾', ['REVERSE_FACTORING']],
  ['C031', '浙江启帆市政工程有限公司', 'CHAIN', 'MEDIUM', '杭州市萧山区', '章景行', ['GUARANTEE']],
  ['C032', '滨海新区临澜城市建设有限公司', 'CORE', 'LARGE', '天津市滨海新区', '霍思成', ['GUARANTEE']],
  ['C041', '合肥长汀五金制品有限公司', 'CHAIN', 'SMALL', '合肥市肥西县', '费清扬', ['CREDIT']],
  ['C061', '郑州新禾物流有限公司', 'SUPPLIER', 'SMALL', '郑州市中牟县', '丁向南', []],
  ['C071', '长沙云峤软件有限公司', 'SUPPLIER', 'MICRO', '长沙市岳麓区', '喻知行', []],
  ['C081', '贵阳群岫新材料有限公司', 'CHAIN', 'SMALL', '贵阳市观山湖区', '安宁远', ['CREDIT']],
  ['C023', '宁波朔源阀门有限公司', 'SUPPLIER', 'SMALL', '宁波市北仑区', '岳知秋', ['REVERSE_FACTORING']],
]

const products: ProductType[] = ['CREDIT', 'ABS', 'REVERSE_FACTORING', 'GUARANTEE']

/** 全新的世界里的企业。 */
export const buildCorps = (): CorpRow[] =>
  seeds.map(([corpId, corpName, corpType, corpScale, city, legalPersonName, opened], i) => {
    const ordinal = String(i + 1).padStart(2, '0')
    return {
      corpId,
      memberId: `M2026${ordinal}8800`,
      corpName,
      uscc: usccOf(`91210112MA0X${ordinal}K${ordinal}`),
      corpType,
      corpState: corpId === CORPS.frozen ? 'FROZEN' : 'NORMAL',
      corpScale,
      industryCode: corpScale === 'LARGE' ? 'C3411' : 'C3489',
      legalPersonName,
      registeredCapital: corpScale === 'LARGE' ? '1200000000.00' : '30000000.00',
      establishDate: `20${ordinal}-05-18`,
      businessTermEnd: '2049-12-31',
      registeredAddress: `${city}创业路${i + 1}8号`,
      businessAddress: `${city}创业路${i + 1}8号`,
      contactName: legalPersonName,
      contactPhone: `138${ordinal}126${ordinal}8`.padEnd(11, '6'),
      email: `finance${ordinal}@example.com`,
      isCorpAuthenticated: corpId !== CORPS.unauthenticated && corpId !== CORPS.chainUnready,
      productOpenStatus: Object.fromEntries(
        products.map((product) => [product, opened.includes(product) ? 'OPENED' : 'UNOPENED']),
      ) as CorpRow['productOpenStatus'],
      groupCorpName: corpId === CORPS.coreMember ? '华岳智造集团股份有限公司' : undefined,
      finalThreshold: '5000000.00',
      resignAgreements: corpId === CORPS.resign ? ['CORP_REG_AGREEMENT', 'CORP_PRIVACY_AGREEMENT'] : [],
    }
  })
