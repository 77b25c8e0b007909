import type { Target } from './targets.ts'

/** 导览的一站：谁、在哪一页、看什么。 */
export interface Stop {
  readonly person: string
  /** 门户里的地址，不含 /cv3 */
  readonly path: string
  readonly title: string
  readonly text: string
  /** 第一次到这一站之前办好的：控制调用与它的内容 */
  readonly before?: readonly (readonly ['seed' | 'clock' | 'events', object])[]
  /** 打开页面之后依次点的，走到要看的那一步 */
  readonly press?: readonly Target[]
  readonly target?: Target
}

export interface Tour {
  readonly id: string
  readonly family: string
  readonly title: string
  readonly purpose: string
  readonly stops: readonly Stop[]
}

const credit: Tour = {
  id: 'credit',
  family: '凭证',
  title: '一张凭证：开立、签收、融资、到期',
  purpose: '核心企业把应付账款开成凭证，供应商拿它融资，或等到期收款。',
  stops: [
    {
      person: 'core-operator',
      path: '/credit/core/issue/issue',
      title: '经办开立凭证',
      text: '凭证是核心企业到期付款的承诺，供应商收到后可以持有、转让或融资。经办在这一页新增，提交复核；这一张正等人复核。',
      target: { role: 'row', name: 'IS2026111700000003' },
    },
    {
      person: 'core-director',
      path: '/credit/core/issue/issue-review',
      title: '由另一个人复核',
      text: '现在换成了复核人：自己经办的单据，自己不能复核。点“复核”，合同、发票就在决定旁边；通过时用短信签署，验证码是 123456。要不要真的办，随您。',
      target: { role: 'row', name: 'IS2026111700000003' },
    },
    {
      person: 'chain-operator',
      path: '/credit/chain/confirm/confirm-apply',
      title: '供应商签收',
      text: '复核通过的凭证到了供应商这里，这一张等着签收。签收也由经办提交、复核决定。不认可的可以拒签，写明原因，占用的额度随即放回。',
      target: { role: 'row', name: 'EV2026111600000001' },
    },
    {
      person: 'chain-operator',
      path: '/credit/core/finance/apply',
      title: '融资之前先比价',
      text: '已经替您选好一张凭证，走到了“选资金方”。到账金额、利率、费用排在一起，最合算的有标记；点“公式”看怎么算的。',
      press: [
        { role: 'checkbox', name: '选择 EV2026102000000001-001' },
        { role: 'button', name: '下一步' },
      ],
      target: { role: 'row', name: '到账最多' },
    },
    {
      person: 'core-operator',
      path: '/credit/core/cash/cash-apply?cashStatus=OVERDUE',
      before: [
        [
          'seed',
          {
            entity: '开立申请',
            rows: [
              {
                凭证金额: '640,000.00',
                开立日: '2026-05-20',
                承诺付款日: '2026-11-20',
                开立状态: '已签收',
              },
            ],
          },
        ],
        ['clock', { now: '2026-11-23 09:30:00' }],
      ],
      title: '凭证到期没有付',
      text: '时间已经推到 11 月 23 日。这一批 20 日应付、没有付清，就是逾期：页面写明几天、利息多少。付清之前，这家企业不能再开立新的凭证。',
      target: { role: 'row', name: '640,000.00' },
    },
  ],
}

const abs: Tour = {
  id: 'abs',
  family: '资产支持',
  title: '一笔应付：确认、转让、付款',
  purpose: '供应商把确认过的应收账款转让给专项计划，提前收到钱；债务人到期付给计划。',
  stops: [
    {
      person: 'abs-core-operator',
      path: '/abs/core/issue/payable',
      title: '债务人录入应付账款',
      text: '资产支持把许多应付账款放进专项计划，由计划向投资人融资。第一步在债务人这里：录入账款，提交复核。',
      target: { role: 'button', name: '新增' },
    },
    {
      person: 'abs-core-director',
      path: '/abs/core/issue/payable',
      title: '复核并签署付款确认书',
      text: '复核人核对合同、发票与应付日期。通过即签署付款确认书：债务人承诺到期付款，供应商随即看得到这笔应收账款。',
      target: { role: 'row', name: 'AP2026111700000003' },
    },
    {
      person: 'abs-chain-operator',
      path: '/abs/chain/index/receivable-query?receivableStatus=CONFIRMED',
      title: '供应商申请转让',
      text: '这里是供应商的应收账款。已确权的可以转让：点“申请转让”，选一个专项计划，页面当场试算能拿到的转让价款。',
      target: { role: 'row', name: 'AP2026110300000001' },
    },
    {
      person: 'abs-chain-director',
      path: '/abs/chain/transfer/approve',
      title: '复核转让的价款',
      text: '供应商的复核人看得到计划、折价率与转让价款。通过后送保理商审核，再签协议、入池，计划支付价款。',
      target: { role: 'row', name: 'AT2026111700000001' },
    },
    {
      person: 'abs-core-operator',
      path: '/abs/core/payment-manage/payment-manage?paymentStatus=OVERDUE',
      title: '到期付给专项计划',
      text: '债务人到期把钱付往计划的归集账户，付款也要登记、复核。这一笔过了应付日期还没有付，写明逾期几天。',
      target: { role: 'row', name: 'PM2026111800000001' },
    },
  ],
}

const reverseFactoring: Tour = {
  id: 'reverse-factoring',
  family: '反向保理',
  title: '一笔应收：确权、融资、回款',
  purpose: '供应商凭核心企业确认过的应收账款融资，到期由核心企业付给资金方。',
  stops: [
    {
      person: 'rf-corp-operator',
      path: '/reverse_factoring/account/account-manage?arStatus=PENDING_CONFIRM',
      title: '供应商的应收账款',
      text: '反向保理靠核心企业的信用：供应商录入应收账款，核心企业确认属实，资金方据此放款。这一笔已经提交，等核心企业确权。',
      target: { role: 'row', name: 'AR2026111600000001' },
    },
    {
      person: 'rf-core-operator',
      path: '/reverse_factoring/debtor-confirmation-right/index',
      title: '核心企业确权',
      text: '同一笔账款到了核心企业这里。点“确权”核对合同与发票；有争议的部分可以扣除，只确认其余的金额。确权之后还要复核。',
      target: { role: 'row', name: 'CF2026111600000001' },
    },
    {
      person: 'rf-corp-operator',
      path: '/reverse_factoring/financing/apply-financing?view=pick&arNo=AR2026110200000001',
      title: '比较资金方与保理方式',
      text: '换回供应商，用另一笔确权过的账款融资。比例、利率、费用放在一张表里；没有签协议的也列出，写明还缺什么。',
      press: [{ role: 'button', name: '下一步' }],
      target: { role: 'row', name: '可融最多' },
    },
    {
      person: 'rf-corp-operator',
      path: '/reverse_factoring/financing/financing-manage',
      before: [['clock', { now: '2027-02-10 09:30:00' }]],
      title: '到期没有回款',
      text: '时间已经推到 2027 年 2 月 10 日。这一笔融资到期，核心企业没有付款，过了宽限期就是逾期，并向双方提示风险。',
      target: { role: 'row', name: 'RF2026101300000001' },
    },
    {
      person: 'rf-corp-query',
      path: '/reverse_factoring/financing/financing-manage',
      before: [['events', { actor: '银行', event: '债务人回款', key: 'RF2026101300000001' }]],
      title: '回款之后结清',
      text: '银行刚刚收到核心企业的回款，同一笔融资已经结清，多出融资金额的部分作为尾款返还供应商。查询岗只能看，不能办。',
      target: { role: 'row', name: 'RF2026101300000001' },
    },
  ],
}

const guarantee: Tour = {
  id: 'guarantee',
  family: '保函',
  title: '一份保函：申请、复核、索赔、赔付',
  purpose: '银行或担保公司替申请人向受益人担保；申请人违约，受益人可以索赔。',
  stops: [
    {
      person: 'gua-app-operator',
      path: '/guarantee/warrantee/index',
      title: '申请人的保函首页',
      text: '投标、履约、预付款都可能要交保证金，用保函代替，钱就不必压着。申请从这里开始；下面列出手上各有几笔等着办。',
      target: { role: 'navigation', name: '快捷入口' },
    },
    {
      person: 'gua-app-director',
      path: '/guarantee/no-bid/index',
      title: '复核一份履约保函',
      text: '这一份履约保函由经办填好，等您复核。通过后送开立机构审核，再签约、缴费、开出保函。',
      target: { role: 'row', name: 'GN2026111600000001' },
    },
    {
      person: 'gua-ben-operator',
      path: '/guarantee/benefit/query/index',
      title: '受益人看到保函',
      text: '现在换成了受益人。开给自己的保函都在这里，可以验真、下载。申请人违约时，在保函有效期之内点“索赔”。',
      target: { role: 'row', name: 'GU2026042200000001' },
    },
    {
      person: 'gua-ben-director',
      path: '/guarantee/benefit/claim/index',
      title: '索赔也要复核',
      text: '经办填了索赔金额与事由，附上索赔书。复核通过即交单，开立机构须在次日起五个工作日内审完。',
      target: { role: 'row', name: 'GC2026111700000001' },
    },
    {
      person: 'gua-ben-operator',
      path: '/guarantee/benefit/claim/index',
      before: [
        ['events', { actor: '开立机构', event: '索赔审单相符', key: 'GC2026111600000001' }],
        ['events', { actor: '开立机构', event: '索赔赔付', key: 'GC2026111600000001 134400.00' }],
      ],
      title: '审单相符，随即赔付',
      text: '开立机构刚刚审完另一笔索赔：单据相符，已经赔付。审出不符的会拒付，逐条列明不符点；列表里也有这样的一笔。',
      target: { role: 'row', name: 'GC2026111600000001' },
    },
  ],
}

/** 四个产品族各一条导览。 */
export const tours: readonly Tour[] = [credit, abs, reverseFactoring, guarantee]
