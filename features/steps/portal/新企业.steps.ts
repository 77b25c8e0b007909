// 新企业：从匿名注册走到第一份签署，每一段一句话，都由界面点出来
import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { finish, readToEnd, signWithCertificate } from '../../support/handling.ts'
import { uploadPapers } from '../../support/papers.ts'
import type { ScfWorld } from '../../support/world.ts'

const CORP_NAME = '杭州青禾数控设备有限公司'
const COMPANY = {
  法定代表人证件号: '210106198501120131',
  证件有效期止: '2036-12-31',
  受益所有人1: '沈青禾',
  持股比例1: '60',
}
/** 法定代表人自己办理。 */
const HANDLER = {
  经办人姓名: '沈青禾',
  经办人身份证号: '210106198501120131',
  经办人手机号: '13512345678',
  人脸识别单独同意: '是',
}
const ACCOUNT = { 银行账号: '6222020200112233445', 支付行号: '103331000013' }
const PIN = '258013'
const PASSWORD = 'Qinghe#2027'

/** 在识别页面（另一个页签）选一个结果，回到电脑。 */
async function recognise(world: ScfWorld, result: string, told: string): Promise<void> {
  const opened = world.page.context().waitForEvent('page')
  await world.shell.click('在本机打开识别页面')
  const phone = await opened
  await phone.getByRole('link', { name: result, exact: true }).click()
  await expect(phone.getByRole('main'), '手机上的文字').toContainText(told)
  await phone.close()
}

When('我填好新企业的实名资料并提交', async function (this: ScfWorld) {
  await this.shell.click('开始认证')
  await uploadPapers(this)
  await this.form.fillIn(COMPANY)
  await this.shell.click('下一步')
  await this.form.fillIn(HANDLER)
  await this.shell.click('提交认证')
  await this.toast.says('已提交，请完成人脸识别')
})
When('法定代表人识别人脸，先因光线不足失败一次', async function (this: ScfWorld) {
  await recognise(this, '光线不足', '识别未通过：光线不足')
  await this.shell.shows('人脸识别未通过：光线不足，请重新识别')
  await recognise(this, '识别通过', '人脸识别已通过')
})
When('我登记对公账户，回填银行打来的金额', async function (this: ScfWorld) {
  await this.form.fillIn(ACCOUNT)
  await this.shell.click('填入开户行')
  await this.shell.click('发起打款')
  await this.toast.says('已发起打款')
  const account = async () =>
    (await this.control.rows('BankAccount')).find(({ accountNo }) => accountNo === ACCOUNT.银行账号)
  await this.control.event('bank', 'T-AUT-02', String((await account())?.['accountId']))
  await this.form.fillIn({ 打款金额: String((await account())?.['verifyAmount']) })
  await this.shell.click('提交打款金额')
  await this.shell.shows('资料已提交平台审核')
})
When('我激活自己的软证书，签署开通{文本}', async function (this: ScfWorld, product: string) {
  await this.shell.click('去激活证书')
  await this.table().act('软证书', '激活')
  await this.form.fillIn({ 证书口令: PIN, 确认口令: PIN })
  await this.shell.click('签署并激活')
  await this.signing.sign()
  await this.toast.says('证书已激活')
  await this.open('工作台')
  await this.shell.click(`立即开通 ${product}`)
  await readToEnd(this)
  await this.page.getByRole('checkbox', { name: '我已核对以上要素' }).check()
  await this.shell.click('确认签署')
  await signWithCertificate(this, PIN)
  await this.toast.says('签署成功')
})

interface Person {
  name: string
  mobile: string
  idCard: string
  post: string
  role: string
}
const PEOPLE: readonly Person[] = [
  {
    name: '沈立',
    mobile: '13512340001',
    idCard: '330109199003074217',
    post: '经办岗',
    role: '签收与融资经办',
  },
  {
    name: '方晴',
    mobile: '13512340002',
    idCard: '330109198805123661',
    post: '复核岗',
    role: '签收与融资复核',
  },
]

async function invite(world: ScfWorld, person: Person): Promise<void> {
  await world.shell.click('新增')
  await world.form.fillIn({
    姓名: person.name,
    手机号: person.mobile,
    身份证号: person.idCard,
    岗位: person.post,
    角色: person.role,
  })
  await world.shell.click('签署并保存')
  await world.signing.sign()
  await world.toast.says('已新增，邀请短信已发出')
}

/** 被邀请的人凭手机号设好密码，随即激活。 */
async function activate(world: ScfWorld, { mobile }: Person): Promise<void> {
  await world.open('重置密码')
  await world.form.fillIn({ 手机号: mobile })
  await world.shell.click('获取验证码')
  await world.form.fillIn({ 短信验证码: '123456' })
  await world.shell.click('下一步')
  await world.form.fillIn({ 登录密码: PASSWORD, 确认密码: PASSWORD })
  await world.shell.click('确认重置')
  await world.shell.shows('新密码已生效，请用新密码登录')
}

When('我添加经办与复核，两人各自设好登录密码', async function (this: ScfWorld) {
  await this.shell.click('去分配')
  for (const person of PEOPLE) await invite(this, person)
  for (const person of PEOPLE) await activate(this, person)
})
When(
  '{人员}与{企业}新签一份合同，开立{金额}的凭证',
  async function (this: ScfWorld, person: string, corpName: string, amount: string) {
    await this.signIn(person)
    await this.open('凭证开立申请')
    await this.shell.isAt('凭证开立申请')
    await this.shell.click('新增')
    await this.form.fillIn({ 接收方: corpName, 凭证金额: amount, 承诺付款日: '2027-03-18' })
    await this.shell.click('登记新合同')
    await this.form.fillIn({
      合同编号: 'HT-2026-801',
      合同名称: '数控设备采购合同',
      合同金额: '8,000,000.00',
      合同签订日: '2026-10-01',
      合同起始日: '2026-10-01',
      合同终止日: '2027-12-31',
    })
    await this.form.upload('采购合同.pdf', '合同文件')
    await this.shell.click('登记')
    await this.form.fillIn({ 交易背景说明: '采购数控设备，已验收', 接收方已同意以凭证结算: '是' })
    await this.shell.submit()
    await this.toast.says('已提交复核')
  },
)
Then('新企业的{人员}能确认签收{金额}的凭证', async function (this: ScfWorld, person: string, amount: string) {
  await finish(this, [person, '凭证签收复核', amount], '复核', '确认签收')
  const held = async () => {
    const rows = await this.control.rows('Holding')
    return rows.filter((row) => row['holderName'] === CORP_NAME).map((row) => row['holdingStatus'])
  }
  await expect.poll(held, { message: '持有的凭证' }).toEqual(['HELD'])
})
