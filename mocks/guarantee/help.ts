import { GUARANTEE_CAPS } from '#domain/guaranteeRules.ts'
import { formatRate, yuan } from '#domain/money.ts'
import { type Article, p, part, points, steps, terms } from '../portal/help/articles/article.ts'
import { EXAMINATION_DAYS } from './claim/flow.ts'
import { SUPPLEMENT_WORKING_DAYS } from './guarantee/issuer.ts'
import { EXPIRY_DAYS, OPENING_DAYS } from './guarantee/reminders.ts'
import { issuerOrgs } from './issuer/seed.ts'

const caps = Object.values(GUARANTEE_CAPS).map(([, rule]) => `${rule}。`)

const prices = issuerOrgs.map(
  ({ issuerOrgName, feeRate, minFee, issueDays }) =>
    `${issuerOrgName}：年费率${formatRate(feeRate)}，最低${yuan(minFee)}，约${issueDays}个工作日开立。`,
)

/** 电子保函。 */
export const guaranteeArticles = (): readonly Article[] => [
  {
    category: 'GUARANTEE',
    title: '怎样申请一份电子保函',
    daysAgo: 20,
    content: [
      p(
        '先要有保函额度：由开立机构授信，生效后显示在“保函首页”与“额度查询”。没有额度的，联系开立机构或平台客服。',
      ),
      part(
        '申请（申请人）',
        steps(
          '经办在“投标保函管理”或“非投标保函管理”点“新增”，填写项目、受益人、金额与期限，选择开立机构；相同的项目可以从已有的保函“复制”。',
          '提交之后，复核在同一列表里核对并签署申请书，保函金额随即冻结额度。',
          `开立机构审核；要求补正的，${SUPPLEMENT_WORKING_DAYS}个工作日内补正，只能改要求改的项目。`,
          '复核读完保函开立协议，以短信与数字证书签约；经办缴纳保函费，开立机构随即开立，电子保函可以下载。',
          '不再需要的，在“保函撤销申请”提出：投标保函开标之前由开立机构办理，其余须受益人同意。',
          '缴费之后在“保函发票管理”申请发票。',
        ),
      ),
      part(
        '索赔（受益人）',
        steps(
          '在“受益人保函查询”查看收到的保函，在“保函查询”凭保函编号与验证码核验真伪。',
          '经办在“新增索赔”选择保函，填写金额与事由，按保函要求上传单据；复核在“索赔管理”签署交单。',
          `开立机构自交单次日起${EXAMINATION_DAYS}个工作日内审单，相符的付款，不符的一次列明全部不符点。`,
        ),
      ),
    ].join(''),
  },
  {
    category: 'GUARANTEE',
    title: '保函的限额与期限',
    daysAgo: 20,
    content: [
      part('金额', points(...caps, '其他保函的金额不超过基础合同金额；都不超过可用的保函额度。')),
      part(
        '期限',
        points(
          '生效日不早于今天；投标保函的生效日不晚于开标日，到期日不早于开标日加投标有效期。',
          '开标之后，没有开立的投标保函不能再往下办。',
          `开立机构要求补正的，${SUPPLEMENT_WORKING_DAYS}个工作日内补正，过后自动作废，冻结的额度放回。`,
          `审单期限为交单次日起${EXAMINATION_DAYS}个工作日；交单须在保函到期日之前。`,
          `到期前${EXPIRY_DAYS.join('、')}天、开标前${OPENING_DAYS.join('、')}天平台各提醒一次。`,
        ),
      ),
      part(
        '额度',
        p(
          '提交时冻结，开立时占用；到期、撤销或被拒绝的放回。已赔付的部分要向申请人追偿，付清之前仍占用额度。一份保函可以多次索赔，合计不超过保函金额。',
        ),
      ),
    ].join(''),
  },
  {
    category: 'GUARANTEE',
    title: '保函的费用与退费',
    daysAgo: 25,
    content: [
      part(
        '保函费',
        p(
          '保函费 = 保函金额 × 年费率 × 天数 ÷ 360，不足最低收费的按最低收费，四舍五入到分。申请表的“开立机构”一栏列出每家的费率与算出的费用，标出最低的一家；以开立机构审核时的报价为准，签约之前可以看到。',
        ),
        points(...prices),
      ),
      part('例', p('保函金额800,000.00元、年费率0.80%、120天、最低500.00元：保函费2,133.33元。')),
      part(
        '退费',
        points(
          '生效之前撤销：退还保函费减最低收费。',
          '生效之后撤销：按剩余天数的比例退，最多退到最低收费为止。',
          '投标保函生效之后撤销的，是否退费由开立机构规定，申请撤销时页面会列出金额。',
        ),
      ),
      p('保函费由开立机构收取，账单在“金融机构账单”，发票在“保函发票管理”申请；平台不经手。'),
    ].join(''),
  },
  {
    category: 'GUARANTEE',
    title: '名词解释：电子保函',
    daysAgo: 58,
    content: terms(
      ['保函', '开立机构应申请人的请求，向受益人承诺在约定情形下付款的书面文件。'],
      ['申请人', '要提供担保的一方，如投标人、承包人。'],
      ['受益人', '有权索赔的一方，如招标人、发包人。'],
      ['开立机构', '出具保函的银行、保险公司或担保公司，独立承担付款责任。'],
      ['独立保函', '只凭相符的单据付款，不问基础合同的履行；有效期内不可撤销。'],
      ['从属保函', '付款以债务人违约为条件，索赔时要提交违约证明。'],
      ['投标保函', '担保投标人不撤标、中标后签约，替代投标保证金。'],
      ['履约保函', '担保承包人按合同履行，替代履约保证金。'],
      ['相符交单', '受益人提交的单据与保函所列一致，开立机构据此付款。'],
      ['不符点', '单据与保函要求不一致之处，开立机构拒付时须一次全部列明。'],
      ['追偿', '开立机构赔付之后向申请人收回已付的款项。'],
    ),
  },
]
