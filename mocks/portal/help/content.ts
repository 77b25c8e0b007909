import { addDays } from '#domain/calendar.ts'
import { agreementText } from '../../account/agreement/texts.ts'
import { htmlPdf, samplePdf } from '../../kernel/linesPdf.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { storeFile } from '../file/store.ts'
import { CORPS } from '../people/corps.ts'

// What the platform itself publishes: announcements, help, agreements, messages.

const announcements: [
  title: string,
  type: 'SYSTEM' | 'BUSINESS' | 'POLICY' | 'MAINTAIN',
  daysAgo: number,
  isTop: boolean,
  content: string,
][] = [
  [
    '关于2027年元旦期间业务办理安排的公告',
    'BUSINESS',
    1,
    true,
    '<p>2027年1月1日至3日休市，期间提交的申请顺延至1月4日办理。</p>',
  ],
  [
    '系统升级维护公告（11月21日）',
    'MAINTAIN',
    2,
    false,
    '<p>11月21日22:00至次日02:00系统升级，届时暂停登录。</p>',
  ],
  [
    '《保障中小企业款项支付条例》执行提示',
    'POLICY',
    9,
    false,
    '<p>大型企业应当自货物、工程、服务交付之日起60日内支付中小企业款项。</p>',
  ],
  [
    '电子凭证签收期限调整通知',
    'BUSINESS',
    16,
    false,
    '<p>签收期限统一为开立后10个工作日，逾期未签收的凭证自动失效。</p>',
  ],
  [
    '关于防范冒充平台客服的安全提示',
    'SYSTEM',
    27,
    false,
    '<p>平台工作人员不会索取短信验证码与证书口令。</p>',
  ],
]

/** 分类、标题、几天前更新、正文、可下载的模板。 */
const articles: [
  category: 'REGISTER' | 'CREDIT' | 'ABS' | 'RF' | 'GUARANTEE' | 'ACCOUNT' | 'FEE',
  title: string,
  daysAgo: number,
  content: string,
  templates?: readonly string[],
][] = [
  [
    'REGISTER',
    '企业实名认证需要哪些资料',
    36,
    '<p>企业管理员办理，约需15分钟。请准备：</p><ul><li>营业执照（彩色扫描件）</li><li>法定代表人身份证正反面</li><li>加盖公章的授权委托书（模板见附件）</li><li>一个对公账户，用于小额打款验证</li></ul><p>提交后由法定代表人扫码完成人脸识别，平台在1个工作日内审核。</p>',
    ['授权委托书模板.pdf'],
  ],
  [
    'CREDIT',
    '怎样开立一张电子凭证',
    64,
    '<p>经办录入并提交，复核签署；金额达到终审标准或期限超过6个月的，再经终审。</p>',
  ],
  ['CREDIT', '凭证被拒签后额度何时恢复', 112, '<p>拒签生效后额度即时恢复。</p>'],
  ['ABS', '应付账款确认后能否撤销', 87, '<p>入池之前可以。</p>'],
  ['RF', '确权金额与应收金额不一致怎么办', 143, '<p>差额部分填写争议原因，按确权金额融资。</p>'],
  ['GUARANTEE', '投标保函的担保金额上限', 20, '<p>不超过招标项目估算价的2%。</p>'],
  ['ACCOUNT', '对公账户小额打款验证说明', 201, '<p>72小时内回填打款金额，最多3次。</p>'],
  ['FEE', '平台服务费发票如何开具', 95, '<p>缴费后在平台账单中申请，数电发票发送至收票邮箱。</p>'],
  [
    'REGISTER',
    '政策摘编：中小企业款项支付与供应链金融',
    9,
    '<ul><li>《保障中小企业款项支付条例》：大型企业应当自货物、工程、服务交付之日起60日内支付中小企业款项，不得强制其接受非现金支付方式。</li><li>《关于规范供应链金融业务 引导供应链信息服务机构更好服务中小企业融资有关事宜的通知》：应收账款电子凭证付款期限原则上在6个月以内，最长不超过1年；融资应当由金融机构提供，凭证的开立与流转须有真实贸易背景。</li></ul>',
  ],
  [
    'REGISTER',
    '名词解释',
    58,
    '<dl><dt>电子凭证</dt><dd>核心企业根据真实交易向供应商开立、载明金额与承诺付款日的付款承诺。</dd><dt>确权</dt><dd>债务人确认应付账款的金额与付款日。</dd><dt>复核</dt><dd>由经办以外的人核对并签署，经办与复核不能是同一人。</dd><dt>归集账户</dt><dd>专项计划收取账款的账户，付到别处不算付款。</dd><dt>相符交单</dt><dd>受益人提交的单据与保函所列一致，开立机构据此付款。</dd></dl>',
  ],
  [
    'FEE',
    '常用模板下载',
    27,
    '<p>批量开立、批量登记发票、批量导入应付与交易对手的模板在各页面的“批量导入”里下载；下面是线下签署的文书模板，盖章后扫描上传。</p>',
    ['授权委托书模板.pdf', '对账单模板.pdf', '收款账户变更通知书模板.pdf'],
  ],
]

/** A file that everybody may read. */
const openFile = (world: World, fileName: string): AttachmentRow => {
  const file = storeFile(world, {
    fileName,
    contentType: 'application/pdf',
    category: 'OTHER',
    bytes: samplePdf(fileName),
  })
  world.files.need(file.fileId).sharedWith.push('*')
  return file
}

/** A template by its name: one file, however many articles offer it. */
const template = (world: World, fileName: string): AttachmentRow =>
  world.files.find((file) => file.fileName === fileName && file.sharedWith.includes('*')) ??
  openFile(world, fileName)

/** Announcements, help articles and the platform's agreements of a fresh world. */
export const publish = (world: World): void => {
  const today = world.today()
  for (const [announceTitle, announceType, daysAgo, isTop, announceContent] of announcements) {
    world.announcements.put({
      announceId: world.ids.plain('AN'),
      announceTitle,
      announceType,
      announceContent,
      publishTime: `${addDays(today, -daysAgo)}T09:00:00+08:00`,
      isTop,
      ...(isTop && { attachments: [openFile(world, '2027年元旦业务办理安排.pdf')] }),
    })
  }
  for (const [helpCategory, helpTitle, daysAgo, helpContent, templates = []] of articles) {
    world.helpArticles.put({
      helpId: world.ids.plain('HP'),
      helpCategory,
      helpTitle,
      helpContent,
      updateTime: `${addDays(today, -daysAgo)}T10:30:00+08:00`,
      ...(templates.length > 0 && { attachments: templates.map((name) => template(world, name)) }),
    })
  }
  for (const [fileId, name] of [
    ['AGREEMENT-REGISTER', '平台注册服务协议'],
    ['AGREEMENT-PRIVACY', '隐私政策'],
  ] as const) {
    const bytes = htmlPdf(name, agreementText(name, '注册企业', `甲方使用乙方平台，双方订立本${name}。`))
    world.files.put({
      fileId,
      sharedWith: ['*'],
      fileName: `${name}.pdf`,
      fileSize: bytes.length,
      contentType: 'application/pdf',
      category: 'OTHER',
      sha256: '',
      createTime: world.now(),
      bytes,
    })
  }
}

/** Messages that the enterprises of the voucher business find waiting. */
export const greet = (world: World): void => {
  const { corpName } = world.corps.need(CORPS.core)
  const yesterday = `${addDays(world.today(), -1)}T16:20:00+08:00`
  world.notify({
    corpId: CORPS.core,
    messageTitle: '额度到期提醒',
    messageContent: `${corpName}的开立额度将于2028-01-04到期，请及时与授信机构续签。`,
    messageType: 'WARN',
    jumpPath: '/my/limit/query',
    sendTime: yesterday,
  })
  for (const corp of world.corps.all()) {
    world.notify({
      corpId: corp.corpId,
      messageTitle: '平台服务协议更新说明',
      messageContent: '平台注册服务协议与隐私政策已更新，请留意重签提示。',
      messageType: 'SYSTEM',
      sendTime: yesterday,
    })
  }
}

/** Two days on, whoever a message went to has read it. */
const READ_AFTER = 2
/** So many of what waits for a role are still unread. */
const UNREAD = 3

/** A fresh world's letter-box: few unread, and recent ones; what is for everybody stays as it is. */
export const readOlder = (world: World): void => {
  const since = `${addDays(world.today(), -READ_AFTER)}T00:00:00+08:00`
  const unread = new Map<string, number>()
  for (const message of world.messages.all().toReversed()) {
    const { corpId, roleCodes, userId } = message
    const box = `${corpId} ${userId ?? roleCodes.join()}`
    const before = unread.get(box) ?? 0
    const isForAll = roleCodes.length === 0 && userId === undefined
    if (message.sendTime >= since && (isForAll || before < UNREAD)) {
      unread.set(box, before + 1)
      continue
    }
    message.readBy = world.users.where((user) => user.corpId === corpId).map((user) => user.userId)
  }
}
