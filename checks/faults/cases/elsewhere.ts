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
const CALENDAR = 'tests/domain/calendar.test.ts'

/** 同一目录的其余编号；代码的注释里写着的都在这里（tests/architecture/ids.test.ts）。 */
export const elsewhere: readonly Elsewhere[] = [
  { id: 'C01', title: '时钟快一天、慢一天：调用照样被接受', test: 'tests/api/http.test.ts' },
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
]
