import { addDays } from '#domain/calendar.ts'
import { PRIVACY_NAME, privacyText } from '../../account/agreement/privacy.ts'
import { agreementText } from '../../account/agreement/texts.ts'
import { htmlPdf, linesPdf } from '../../kernel/files/linesPdf.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'
import { storeFile } from '../file/store.ts'
import { grantedPaths } from '../menu/menus.ts'
import { accountArticles } from './articles/account.ts'
import type { Article } from './articles/article.ts'
import { feeArticles } from './articles/fee.ts'
import { startArticles } from './articles/start.ts'
import { TEMPLATES } from './templates.ts'

// 平台自己发布的：公告、帮助、协议、消息。

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

/** 第一条公告的附件。 */
const NEW_YEAR = [
  '一、2027年1月1日（星期五）至3日（星期日）休市，1月4日（星期一）恢复办理。',
  '二、休市期间可以登录、查询与录入，提交的申请顺延至1月4日处理。',
  '三、银行付款窗口休市期间关闭，已提交的付款指令顺延至1月4日9:00发出。',
  '四、承诺付款日、应付日期不得选在休市期间；签收、补正等期限按工作日计算，',
  '    休市期间不计入。',
  '五、急事请拨打客服热线400-000-0000。',
]

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 帮助中心里的文章。 */
    help: readonly ((world: World) => readonly Article[])[]
  }
}

/** 平台的帮助，列表里最新的在前。 */
const articlesOf = (world: World): readonly Article[] => [
  ...world.registry.contributed('help').flatMap((articles) => articles(world)),
  ...accountArticles,
  ...feeArticles,
  ...startArticles,
]

/** 人人可看的文件。 */
const openFile = (world: World, fileName: string, lines: readonly string[]): AttachmentRow => {
  const file = storeFile(world, {
    fileName,
    contentType: 'application/pdf',
    category: 'OTHER',
    bytes: linesPdf(fileName.replace(/(模板)?\.pdf$/, ''), lines),
  })
  world.files.need(file.fileId).sharedWith.push('*')
  return file
}

/** 按名称取模板：不论几篇文章提供，文件只有一个。 */
const template = (world: World, fileName: string): AttachmentRow =>
  world.files.find((file) => file.fileName === fileName && file.sharedWith.includes('*')) ??
  openFile(world, fileName, TEMPLATES[fileName]!)

/** 全新的世界里的公告、帮助文章与平台的协议。 */
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
      ...(isTop && { attachments: [openFile(world, '2027年元旦业务办理安排.pdf', NEW_YEAR)] }),
    })
  }
  for (const { category, title, daysAgo, content, templates = [] } of articlesOf(world)) {
    world.helpArticles.put({
      helpId: world.ids.plain('HP'),
      helpCategory: category,
      helpTitle: title,
      helpContent: content,
      updateTime: `${addDays(today, -daysAgo)}T10:30:00+08:00`,
      ...(templates.length > 0 && { attachments: templates.map((name) => template(world, name)) }),
    })
  }
  const register = '平台注册服务协议'
  for (const [fileId, name, html] of [
    [
      'AGREEMENT-REGISTER',
      register,
      agreementText(register, '注册企业', `甲方使用乙方平台，双方订立本${register}。`),
    ],
    ['AGREEMENT-PRIVACY', PRIVACY_NAME, privacyText()],
  ] as const) {
    const bytes = htmlPdf(name, html)
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

/** 每个企业一进来就有的消息。 */
export const greet = (world: World): void => {
  const yesterday = `${addDays(world.today(), -1)}T16:20:00+08:00`
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

const LIMIT_PAGE = '/my/limit/query'
/** 额度到期前这么久，值得发一条消息。 */
const LIMIT_DAYS = 60

/** 即将到期的额度，告诉能打开额度页的人。 */
export const warnOfLimits = (world: World): void => {
  const today = world.today()
  const soon = world.limits.where(
    ({ limitStatus, limitExpireDate }) =>
      limitStatus === 'EFFECTIVE' &&
      limitExpireDate >= today &&
      limitExpireDate <= addDays(today, LIMIT_DAYS),
  )
  for (const { corpId, limitType, grantorName, limitExpireDate } of soon) {
    const corp = world.corps.need(corpId)
    const readers = world.users.where(
      (user) =>
        user.corpId === corpId &&
        user.roleCodes.some((role) => grantedPaths(user, corp, role).has(LIMIT_PAGE)),
    )
    for (const { userId } of readers)
      world.notify({
        corpId,
        userId,
        messageTitle: '额度到期提醒',
        messageContent: `${grantorName}授予的${dictLabel('LIMIT_TYPE', limitType)}将于${limitExpireDate}到期，请及时与授信机构续签。`,
        messageType: 'WARN',
        jumpPath: LIMIT_PAGE,
        sendTime: `${addDays(today, -1)}T16:20:00+08:00`,
      })
  }
}

/** 过了两天，收到消息的人都已读过。 */
const READ_AFTER = 2
/** 等一个角色办的消息，还有这么多条未读。 */
const UNREAD = 3

/** 全新的世界的消息：未读的不多，且都是最近的；给所有人的照旧。 */
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
