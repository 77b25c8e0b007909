// 填好一份：场景只写与它有关的那几项，其余在这里。
import { entryOf } from './nouns.ts'
import type { ScfWorld } from './world.ts'

interface Paper {
  /** 先打开的页面；没有写的，场景自己打开 */
  readonly page?: string
  /** 打开表单的按钮；没有写的，表单已经在眼前 */
  readonly button?: string
  /** 依次填的，后面的可能随前面的变 */
  readonly fields: Readonly<Record<string, string>>
  /** 附件栏 → 文件 */
  readonly files?: Readonly<Record<string, string>>
  /** 传好附件之后填的 */
  readonly last?: Readonly<Record<string, string>>
  /** 填好就收进清单的，收进去的按钮；没有写的，停在提交之前 */
  readonly done?: string
}

const LETTER: Readonly<Record<string, string>> = {
  受益人: '滨海新区临澜城市建设有限公司',
  受益人信用代码: '91210112MA0X11K11K',
  保函形式: '独立保函(见索即付)',
}
const LETTER_ISSUER = { 开立机构: '北辰商业银行股份有限公司' }

const PAPERS: Readonly<Record<string, Paper>> = {
  // 凭证
  开立申请: {
    button: '新增',
    fields: {
      接收方: '江苏恒拓精密机械有限公司',
      凭证金额: '1,000,000.00',
      承诺付款日: '2027-03-18',
      合同编号: 'HY-CG-2026-0001',
      交易背景说明: '采购机加工件，已验收入库',
      接收方已同意以凭证结算: '是',
    },
  },
  资料包: {
    button: '新建',
    fields: { 资料包名称: '轴承供货资料', 交易对手名称: '华岳智造集团股份有限公司' },
    done: '保存并上传',
  },
  发票票面: {
    fields: {
      开票日期: '2026-11-05',
      不含税金额: '100,000.00',
      税额: '13,000.00',
      价税合计: '113,000.00',
      购买方: '华岳智造集团股份有限公司',
    },
    done: '加入',
  },

  // 资产支持
  应付账款: {
    fields: {
      债权人: '成都鼎垣建材有限公司',
      合同编号: 'RC-CG-2026-0101',
      发票: '26510000000000000101',
      账款金额: '1,000,000.00',
      应付日期: '2027-03-18',
    },
    files: { 附件: '验收单.pdf' },
  },
  履约凭证: {
    button: '上传资料',
    fields: { 履约单据号: 'SH-2026-0911', 履约日期: '2026-11-12' },
    files: { 附件: '送货单.pdf' },
    done: '上传',
  },

  // 反向保理
  供应商推荐: {
    fields: {
      供应商名称: '宁波朔源阀门有限公司',
      资金方: '北辰商业银行股份有限公司',
      建议融资额度: '5,000,000.00',
      年交易额: '26,000,000.00',
      合作年限: '6',
      推荐有效期至: '2027-05-20',
      推荐理由: '长期稳定供货',
    },
  },
  对账单: {
    page: '对账单管理(债权人)',
    button: '新增',
    fields: {
      债务人: '东屿能源装备股份有限公司',
      对账期间起: '2026-10',
      对账期间止: '2026-10',
      对账金额: '800,000.00',
    },
    files: { 对账单文件: '对账单.pdf' },
    done: '保存',
  },

  // 保函
  投标保函: {
    fields: {
      招标编号: 'BHXQ-2026-SZ-0200',
      招标项目名称: '临澜湖生态修复工程',
      招标估算价: '1,000,000.00',
      开标时间: '2026-12-10 09:30',
      '投标有效期（天）': '90',
      ...LETTER,
      保函金额: '20,000.00',
      保函生效日: '2026-12-10',
      保函到期日: '2027-03-10',
    },
    files: { 招标文件: '招标文件.pdf' },
    last: LETTER_ISSUER,
  },
  非投标保函: {
    fields: {
      保函类型: '履约保函',
      基础合同编号: 'LLCJ-SG-2026-020',
      基础合同金额: '3,000,000.00',
      ...LETTER,
      保函金额: '300,000.00',
      保函生效日: '2026-11-25',
      保函到期日: '2027-11-25',
    },
    files: { 附件: '中标通知书.pdf' },
    last: LETTER_ISSUER,
  },
  保函索赔: {
    fields: {
      保函编号: '800,000.00',
      索赔金额: '300,000.00',
      索赔事由: '违约不履行',
      违约情况说明: '未按合同约定的节点完成施工，经催告仍未整改',
    },
  },
}

/** 填好一份，special 是场景写明的那几项。 */
export async function fillPaper(
  world: ScfWorld,
  noun: string,
  special: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { page, button, fields, files = {}, last, done } = entryOf(PAPERS, noun, '填得好的表单')
  if (page) {
    await world.open(page)
    await world.shell.isAt(page)
  }
  if (button) await world.shell.click(button)
  await world.form.fillIn({ ...fields, ...special })
  for (const [label, file] of Object.entries(files)) await world.form.upload(file, label)
  if (last) await world.form.fillIn(last)
  if (done) await world.shell.click(done)
}
