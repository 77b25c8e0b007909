/** 目录里不必开浏览器逐例跑的：由更近的测试检验。 */
interface Elsewhere {
  readonly id: string
  readonly title: string
  /** 检验它的测试；还没有自己的测试的不写 */
  readonly test?: string
}

const READER = 'tests/business/protocolReader.test.tsx'
const UPLOAD = 'tests/business/attachmentInput.test.tsx'
const SIGNING = 'tests/business/smsSigning.test.tsx'
const HTTP = 'tests/api/failures.test.ts'
const SHELL = 'tests/app/shell.test.tsx'
const GATE = 'tests/app/gate.test.tsx'
const FAILURES = 'features/门户/失败提示.feature'
const LOGIN = 'features/门户/登录与退出.feature'
const DRAFTS = 'features/门户/草稿.feature'
const CALENDAR = 'tests/domain/calendar.test.ts'
const ANSWERS = 'tests/api/http.test.ts'
const INTENTS = 'tests/api/intents.test.tsx'
const FILES = 'tests/api/files.test.ts'
const CHANNEL = 'tests/app/channelFailures.test.tsx'
const SWITCHING = 'tests/app/switching.test.tsx'
const MENUS = 'tests/domain/permissions.test.ts'
const AGREEMENTS = 'features/门户/协议重签.feature'
const MISSING = 'checks/faults/cases/missing.ts'

/** 同一目录的其余编号；代码的注释里写着的都在这里（tests/architecture/ids.test.ts）。 */
export const elsewhere: readonly Elsewhere[] = [
  { id: 'C01', title: '时钟快一天、慢一天：调用照样被接受', test: ANSWERS },
  { id: 'C03', title: '短信倒计时中系统时间跳了十分钟：倒计时不受影响', test: 'tests/ui/inputs.test.tsx' },
  { id: 'C05', title: '洛杉矶、基里巴斯、加尔各答的时区：日期一律是东八区的', test: CALENDAR },
  { id: 'C07', title: '没有本地零点的日子（1940-06-01 等）：也是日子，证件照收', test: CALENDAR },
  { id: 'C08', title: '闰日、季末、跨年的周：1990 至 2060 年与独立的日历一致', test: CALENDAR },
  { id: 'C10', title: '打字打出早于开始的结束日：说明，不查询', test: 'tests/ui/QueryForm.test.tsx' },
  { id: 'P01', title: 'PDF 是坏的、HTML、空的：操作失败，永远不算读过', test: READER },
  { id: 'P02', title: 'PDF 有口令：同上', test: READER },
  { id: 'P06', title: '很大的一页：缩小，不是空白', test: 'tests/business/protocolLayout.test.ts' },
  {
    id: 'P07',
    title: '扫描件（CCITT、JBIG2、JPX）：画得出来',
    test: 'tests/business/protocolCorpus.test.ts',
  },
  { id: 'P08', title: '没有内嵌的中文字体：照样有字', test: 'tests/business/protocolCorpus.test.ts' },
  { id: 'P10', title: '带签名的文件地址过期（403）：重取一次地址，还不行才说' },
  { id: 'P11', title: 'PDF 的 worker 起不来、崩了：换到页面里解析' },
  { id: 'P14', title: '协议正文是空的、很大、有恶意：占位、照画、净化；空的不算读过', test: READER },
  { id: 'P15', title: '逐项核对的要素缺失、重复、带标记：按文字显示', test: READER },
  { id: 'P16', title: '解码器取不到：该有图的页没有图就是失败，不算读过' },
  { id: 'U01', title: '空文件、超过大小、内容与扩展名不符：不发送，说明原因', test: UPLOAD },
  { id: 'U02', title: '文件名带 ../、方向控制、300 个字：安全地显示与发送', test: UPLOAD },
  { id: 'U03', title: '传到最后失败：只重试那一个', test: UPLOAD },
  { id: 'U04', title: '同样的文件来两次：算重复', test: UPLOAD },
  { id: 'U05', title: '上传中离开页面：全部中止', test: UPLOAD },
  { id: 'U06', title: '一次二十个文件：至多三个并行', test: UPLOAD },
  { id: 'U10', title: '连点导出：只发一次', test: 'tests/hooks/useDownload.test.tsx' },
  { id: 'M01', title: '没有单据或业务类型就要签署：传入参数不完整', test: SIGNING },
  { id: 'M02', title: '查不到签署开关：不放行，网络异常', test: SIGNING },
  { id: 'M03', title: '签署开关关着：直接通过，不弹框', test: SIGNING },
  { id: 'M04', title: '验证码发送失败：就地提示，按钮立即可用', test: SIGNING },
  { id: 'M05', title: '连点重发十次：只发一次，60 秒后可再发', test: 'tests/ui/inputs.test.tsx' },
  { id: 'M09', title: '取消签署：什么也没提交，一切照旧', test: SIGNING },
  { id: 'M10', title: '核对验证码时超时：结果不明，不拿同一个码盲目再试', test: SIGNING },
  { id: 'M11', title: '框开着时单据变了：签署作废', test: SIGNING },
  { id: 'M13', title: '验证码框里连按回车：只核对一次', test: SIGNING },
  { id: 'H06', title: '403', test: FAILURES },
  { id: 'H08', title: '404、405、409、410、415、422', test: HTTP },
  { id: 'H11', title: '500 带 JSON 信息', test: HTTP },
  { id: 'H13', title: '503', test: HTTP },
  { id: 'H14', title: '504：确认后重新加载', test: FAILURES },
  { id: 'H15', title: '导出得 504：超时的话，不是 文件导出失败', test: FAILURES },
  { id: 'L01', title: '令牌换会话失败：说明，确认后退出，不留令牌', test: LOGIN },
  { id: 'L05', title: '上次地址属于别的企业或手机：回首页', test: LOGIN },
  { id: 'L06', title: '上次地址现在没有权限：回首页', test: LOGIN },
  { id: 'L09', title: '登录地址是敌意的：去 /login', test: SHELL },
  { id: 'L10', title: '退出时取消：什么也没清', test: SHELL },
  { id: 'L11', title: '退出的调用失败或断网：照样离开', test: SHELL },
  { id: 'L12', title: '取消重签协议：退出登录', test: AGREEMENTS },
  {
    id: 'L13',
    title: '保函要求实名：管理员与非管理员的两句话与去处',
    test: 'features/门户/产品开通.feature',
  },
  { id: 'L14', title: '陌生的深链接：未找到，不在 403 里打转', test: SHELL },
  { id: 'K05', title: '别的标签页退出：本页 1 秒内离开，没有私有内容', test: LOGIN },
  { id: 'K13', title: '填完停了 3 秒才得 401：存储里只有地址，重新登录后草稿还在', test: DRAFTS },
  { id: 'K15', title: '页签关掉，不问也不等：再来草稿还在', test: DRAFTS },
  { id: 'K17', title: '切换企业再换回来：另一家看不到草稿，回来还在', test: DRAFTS },
  { id: 'S01', title: '用户信息失败：它的话，没有登录', test: LOGIN },
  { id: 'S02', title: '菜单或字典失败：没有登录，可以再来一次', test: GATE },
  { id: 'S03', title: '三项都失败：只说第一条', test: LOGIN },
  { id: 'S06', title: '已认证、没有产品、查询岗：去 403', test: LOGIN },
  { id: 'I02', title: '焦点在按钮上按回车：不起作用', test: LOGIN },
  { id: 'I04', title: '向导第 3 步按后退：回到第 2 步，值还在', test: 'tests/ui/wizardBack.test.tsx' },
  { id: 'I13', title: '金额下限大于上限：说明，没有调用', test: 'tests/ui/QueryForm.test.tsx' },
  { id: 'B01', title: "code '1' 带信息：原样显示", test: FAILURES },
  { id: 'B02', title: "code '1' 信息为空、null、空白：网络异常", test: HTTP },
  { id: 'N05a', title: '办成之后连接断了一次：以同一把键自己再问，不必再点就办成一次', test: INTENTS },
  { id: 'N05b', title: '还没有办连接断了一次：同上', test: INTENTS },
  { id: 'N11', title: '被截断的 JSON', test: HTTP },
  { id: 'N12', title: '以 HTML 代替 JSON（防火墙、门户认证）', test: HTTP },
  { id: 'N13', title: '空的正文', test: HTTP },
  { id: 'N15', title: '内容类型不对，JSON 是好的：照常接受', test: ANSWERS },
  { id: 'N20', title: '用户取消上传', test: UPLOAD },
  { id: 'N22', title: '取 PDF 的地址被拦下', test: AGREEMENTS },
  { id: 'N24', title: '读被重定向到登录页的 HTML', test: HTTP },
  { id: 'H01', title: '读得 401：清空存储，记住地址（不带令牌），去登录页', test: CHANNEL },
  { id: 'H03', title: '公开页的调用得 401：不跳转、不循环', test: CHANNEL },
  { id: 'H04', title: '短信签署框开着时 401：框收起，去登录页', test: SIGNING },
  { id: 'H10', title: '429 与 Retry-After：不自动再试', test: HTTP },
  { id: 'H12', title: '502 是 HTML', test: HTTP },
  { id: 'B03', title: 'code 是数字 0：按成功', test: ANSWERS },
  { id: 'B05', title: "code '0' 没有 data：网络异常，不是一直加载", test: ANSWERS },
  { id: 'B07', title: '协议签署失败：操作失败与服务端的话', test: AGREEMENTS },
  { id: 'B10', title: '伪造点击已冻结的企业：选不中，没有调用', test: SWITCHING },
  { id: 'S05', title: '岗位为 null、字符串、一万项', test: 'tests/state/shapes.test.ts' },
  { id: 'S09', title: '菜单为 null、{}、字符串：只剩总可打开的', test: MENUS },
  { id: 'S11', title: '菜单里有陌生路径、//evil、javascript:：丢掉', test: MENUS },
  { id: 'S12', title: '菜单有一万个节点、深十万层', test: MENUS },
  { id: 'S13', title: '菜单节点没有标题与下级：用路径已知的标题', test: 'tests/app/navigation.test.ts' },
  { id: 'S14', title: '产品没有名称：菜单的缺省名称', test: 'tests/app/navigation.test.ts' },
  { id: 'S18', title: '备案链接是 javascript: 或 data:：只是文字', test: SHELL },
  { id: 'S19', title: '客服启用而没有初始化参数', test: 'tests/business/customerService.test.tsx' },
  { id: 'S23', title: '企业列表为空、没有当前、两个当前、全部冻结', test: 'tests/state/shapes.test.ts' },
  { id: 'S24', title: '不是多企业而列表有几家：没有切换', test: SWITCHING },
  { id: 'S26', title: '签署开关的 open 为 null：不放行，网络异常，请稍后重试', test: SIGNING },
  { id: 'S27', title: '公钥没有或是乱码：不提交，不发明文，填的都在', test: 'tests/api/sensitive.test.ts' },
  { id: 'S30', title: '金额是字符串、"1,000.00"、null：准确或 --', test: 'tests/domain/money.test.ts' },
  { id: 'S30b', title: '金额是数字：坏了的应答，不凑合着显示', test: ANSWERS },
  { id: 'S31', title: '主键是过了 2 的 53 次方的数字：坏了的应答', test: ANSWERS },
  { id: 'S31b', title: '日期是数字：坏了的应答', test: ANSWERS },
  { id: 'S31c', title: '版本是文字：坏了的应答', test: ANSWERS },
  { id: 'U08', title: '导出得到失败的信封，而类型写作 octet-stream：给服务端的话，不存文件', test: FILES },
  { id: 'U08b', title: '导出得到登录页，而类型写作 xlsx：文件导出失败，不存文件', test: FILES },
  { id: 'L04', title: '上次地址是敌意的：回首页', test: 'tests/domain/path.test.ts' },
  { id: 'I01', title: '双击、点击加回车、1,000 次乱点：只办一次', test: 'tests/hooks/useSubmit.test.tsx' },
  { id: 'I06', title: '填到一半刷新：可以恢复草稿', test: DRAFTS },
  { id: 'K01', title: '存储一碰就抛 SecurityError：在内存里工作，提示一次（W03 的一部分）', test: MISSING },
  {
    id: 'K10',
    title: 'IndexedDB 被禁用：没有草稿，没有错误，说明一句，照样办理（W03 的一部分）',
    test: MISSING,
  },
  { id: 'K21', title: '留了一天多的草稿：不再给出，也已清掉', test: 'tests/hooks/useDraft.test.tsx' },
  { id: 'C14b', title: '过年时节假日取不到：日历照常用', test: 'tests/app/today.test.tsx' },
]
