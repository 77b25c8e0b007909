import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import IdentifyPage from '#pages/register/identify/IdentifyPage.tsx'
import LicenseAccountPage from '#pages/register/identify/LicenseAccountPage.tsx'
import SoftKeyPage from '#pages/register/identify/SoftKeyPage.tsx'
import { register } from '#routes/register.ts'
import { enterSession, getSession } from '#state/session.ts'
import { answers, bodies, hasPublicKey, openPage, signedInPage, user } from './harness.tsx'

signedInPage()

const RN = '/v1/admit/processs/real-name'
const file = { fileId: 'F1', fileName: '执照.png', fileSize: 10, category: 'AUTH' }
const account = {
  id: 'A1',
  accountName: '华岳智造',
  accountNo: '6222****0001',
  bankName: '交通银行',
  branchName: '沈阳分行',
  bankCode: '301221000012',
  accountPurpose: ['COLLECT'],
  isDefault: true,
  accountStatus: 'PENDING_VERIFY',
  accountAuthStatus: 'UNVERIFIED',
  version: 3,
}
const blank = {
  id: '',
  corpId: 'C1',
  createUserName: '周明远',
  createTime: '2026-11-18T09:30:00+08:00',
  version: 0,
  auditTrail: [],
  actions: [],
  realnameStatus: 'UNSTARTED',
  corpName: '华岳智造',
  uscc: '91210112MA0X13K138',
  account,
}
const filled = {
  ...blank,
  id: 'D1',
  version: 4,
  realnameStatus: 'REJECTED',
  realnameNo: 'RN2026111800000001',
  realnameWay: 'SOFT_KEY',
  legalPersonName: '丁向南',
  certType: 'ID_CARD',
  legalPersonCertNo: '1101****803X',
  certValidTo: '9999-12-31',
  licenseFile: file,
  idCardFrontFile: file,
  idCardBackFile: file,
  handlerName: '金鑫',
  handlerIdCard: '3202****2417',
  handlerMobile: '1391****5678',
  authLetterFile: { ...file, fileName: '委托书.pdf' },
  beneficialOwners: [{ beneficialOwnerName: '丁向南', beneficialShareRatio: '60' }],
}

const manager = (isCorpAuthenticated = false) =>
  enterSession({ ...user, postCodes: ['POST_MANAGER'], isCorpAuthenticated })
const stand = (state: object, application: object = blank, hasAccount = false) => {
  answers.set(`${RN}/approve/state`, state)
  answers.set(`${RN}/approve/info`, application)
  answers.set(`${RN}/has/account/auth`, hasAccount)
}

const agree = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))

beforeEach(() => {
  answers.set('/v1/ci/corps/verify/tips', [{ tipCode: 'T', tipContent: '企业尚未完成实名认证' }])
  hasPublicKey()
})

test('不认识的实名方式：页面不坏，照样说得出进度与怎样继续', async () => {
  manager()
  const unknown = { realnameStatus: 'FACE_PENDING', realnameWay: 'NO_SUCH_WAY' }
  stand(unknown, { ...filled, ...unknown })
  const { unmount } = openPage(IdentifyPage, register.identify)
  expect(await screen.findByText('实名认证尚未完成，请完成人脸识别')).toBeTruthy()
  unmount()
  openPage(SoftKeyPage, register.identifySoftKey)
  expect(await screen.findByText('贵企业正以另一种方式办理实名认证')).toBeTruthy()
})

test.each([
  ['/register/face?faceToken=1', `${location.origin}/register/face?faceToken=1`],
  ['http://[', undefined],
  ['javascript:alert(1)', undefined],
])('人脸识别地址 %s：能用的才给链接，坏的说一句（T8）', async (faceUrl, to) => {
  manager()
  const facing = { realnameStatus: 'FACE_PENDING', realnameWay: 'SOFT_KEY', faceStatus: 'INIT', faceLeft: 5 }
  stand({ ...facing, faceUrl }, { ...filled, ...facing })
  openPage(SoftKeyPage, register.identifySoftKey)
  expect(await screen.findByText('今日剩余 5 次')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '在本机打开识别页面' })?.getAttribute('href')).toBe(to)
  const problem = screen.queryByText('人脸识别地址有误，无法打开，请稍后重试或联系客服')
  expect(problem === null).toBe(to !== undefined)
})

test('不是管理员：只看进度，请联系管理员，没有可办的', async () => {
  stand({ realnameStatus: 'UNSTARTED' })
  openPage(IdentifyPage, register.identify)
  expect(await screen.findByText('请您联系管理员进行实名认证后继续开展业务')).toBeTruthy()
  expect(await screen.findByText('91210112MA0X13K138')).toBeTruthy()
  expect(screen.queryByRole('list', { name: '实名方式' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  [false, '/register/identify/soft-key', 1],
  [true, '/register/identify/license-account', 2],
])('管理员开始认证：有验证过的收款账户（%s）推荐 %s（T-RNA-01）', async (hasAccount, path, count) => {
  manager()
  stand({ realnameStatus: 'UNSTARTED' }, blank, hasAccount)
  openPage(IdentifyPage, register.identify)
  const ways = await screen.findByRole('list', { name: '实名方式' })
  const recommended = within(ways).getByText('推荐').closest('li')!
  expect(within(recommended).getByRole('link').getAttribute('href')).toBe(path)
  expect(within(ways).getAllByRole('link')).toHaveLength(count)
})

test('通过之后刷新会话：身份成为已认证，落地页随之改变（T-RNA-06）', async () => {
  manager()
  stand({ realnameStatus: 'PASSED' }, { ...filled, realnameStatus: 'PASSED' })
  answers.set('/v1/userInfo', { ...user, postCodes: ['POST_MANAGER'] })
  answers.set('/v1/userInfo/granted-menu-tree', [])
  openPage(IdentifyPage, register.identify)
  expect(await screen.findByText('企业实名认证已通过')).toBeTruthy()
  await expect.poll(() => getSession().user?.isCorpAuthenticated).toBe(true)
  expect(bodies('/v1/refresh-session')).toHaveLength(1)
})

test('修改重提：掩码没有动的不送；改过的加密；带编号与版本（REAL-01、VALID-08）', async () => {
  manager()
  const state = {
    realnameStatus: 'REJECTED',
    realnameNo: filled.realnameNo,
    realnameWay: 'SOFT_KEY',
    reviewOpinion: '资料有误',
    rejectReasons: [{ field: 'handlerMobile', reason: '号码已停用' }],
  }
  stand(state, filled)
  openPage(SoftKeyPage, register.identifySoftKey)
  expect((await screen.findByRole('list', { name: '不通过的原因' })).textContent).toBe(
    '经办人手机号：号码已停用',
  )
  await agree('证件影像单独同意')
  await userEvent.click(screen.getByRole('button', { name: '下一步' }))
  const mobile = await screen.findByRole('textbox', { name: '经办人手机号' })
  expect(screen.getByText('审核不通过：号码已停用')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '提交认证' }))
  expect(await screen.findByText('与上次提交的相同，请按要求补正：号码已停用')).toBeTruthy()
  await userEvent.type(mobile, '{Backspace}')
  await userEvent.click(screen.getByRole('button', { name: '提交认证' }))
  expect(await screen.findByText('请完整输入')).toBeTruthy()
  expect(bodies(`${RN}/modify-submit`)).toEqual([])
  await userEvent.clear(mobile)
  await userEvent.type(mobile, '13912345679')
  await agree('人脸识别单独同意')
  await userEvent.click(screen.getByRole('button', { name: '提交认证' }))
  await expect.poll(() => bodies(`${RN}/modify-submit`).length).toBe(1)
  const [body = {}] = bodies(`${RN}/modify-submit`)
  expect(body).toMatchObject({ realnameSubmitType: 'MODIFY', realnameNo: filled.realnameNo, version: 4 })
  expect(body).not.toHaveProperty('legalPersonCertNo')
  expect(body).not.toHaveProperty('handlerIdCard')
  expect(body.handlerMobile).toMatch(/^[\w+/=]{300,}$/)
})

test('换成法定代表人本人，委托书即非必填；换回别人又是必填（REAL-01）', async () => {
  manager()
  const rejected = { realnameStatus: 'REJECTED', realnameNo: filled.realnameNo, realnameWay: 'SOFT_KEY' }
  stand(rejected, { ...filled, authLetterFile: undefined })
  openPage(SoftKeyPage, register.identifySoftKey)
  await agree('证件影像单独同意')
  await userEvent.click(screen.getByRole('button', { name: '下一步' }))
  const name = await screen.findByRole('textbox', { name: '经办人姓名' })
  await userEvent.click(screen.getByRole('button', { name: '提交认证' }))
  expect(await screen.findByText('请上传加盖公章授权委托书')).toBeTruthy()
  expect(bodies(`${RN}/modify-submit`)).toEqual([])
  const retype = async (box: HTMLElement, text: string) => {
    await userEvent.clear(box)
    await userEvent.type(box, text)
  }
  await retype(name, '丁向南')
  await retype(screen.getByRole('textbox', { name: '经办人身份证号' }), '11010119900307803X')
  expect(await screen.findByText('经办人不是法定代表人时须提供')).toBeTruthy()
  await retype(name, '金鑫')
  expect(await screen.findByText('经办人的姓名或证件号与法定代表人不同，必须提供')).toBeTruthy()
  await retype(name, '丁向南')
  await agree('人脸识别单独同意')
  await userEvent.click(screen.getByRole('button', { name: '提交认证' }))
  await expect.poll(() => bodies(`${RN}/modify-submit`).length).toBe(1)
  expect(bodies(`${RN}/modify-submit`)[0]).not.toHaveProperty('authLetterFile')
})

test('第一步有错不能下一步：身份证校验码、受益所有人合计', async () => {
  manager()
  stand({ realnameStatus: 'UNSTARTED' }, { ...filled, realnameNo: undefined, legalPersonCertNo: undefined })
  openPage(SoftKeyPage, register.identifySoftKey)
  await userEvent.type(await screen.findByRole('textbox', { name: '法定代表人证件号' }), '110101199003078030')
  await userEvent.click(screen.getByRole('button', { name: '添加受益所有人' }))
  await userEvent.type(screen.getByRole('textbox', { name: '受益所有人2' }), '张三')
  await userEvent.type(screen.getByRole('textbox', { name: '持股比例2' }), '50')
  await userEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('身份证号校验码不正确')).toBeTruthy()
  expect(screen.getByText('持股比例合计不得超过100%')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交认证' })).toBeNull()
})

test('小额打款：账号没有动就只送其余各项；填错说明还有几次（T-AUT-01、T-AUT-05）', async () => {
  manager()
  let current = { ...account }
  const state = { realnameStatus: 'ACCOUNT_VERIFYING', realnameWay: 'SOFT_KEY' }
  stand(state)
  answers.set(`${RN}/approve/info`, () => ({
    ...filled,
    realnameStatus: 'ACCOUNT_VERIFYING',
    account: current,
  }))
  answers.set('/v1/account-auth/modify', () => {
    current = { ...current, accountAuthStatus: 'WAIT_FILL', version: 4 }
    return current
  })
  answers.set('/v1/account-auth/verify', () => {
    current = { ...current, verifyLeft: 2 } as typeof current
    return current
  })
  openPage(SoftKeyPage, register.identifySoftKey)
  await userEvent.click(await screen.findByRole('button', { name: '发起打款' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '打款金额' }), '0.12')
  expect(bodies('/v1/account-auth/modify')).toEqual([
    { id: 'A1', version: 3, bankName: '交通银行', branchName: '沈阳分行', bankCode: '301221000012' },
  ])
  await userEvent.click(screen.getByRole('button', { name: '提交打款金额' }))
  expect(await screen.findByText('打款金额不正确，还可回填 2 次')).toBeTruthy()
  expect(bodies('/v1/account-auth/verify')).toEqual([{ id: 'A1', verifyAmount: '0.12', version: 4 }])
})

test('营业执照方式：没有验证过的账户改用软证书；不是管理员不能办', async () => {
  stand({ realnameStatus: 'UNSTARTED' })
  answers.set('/v1/account-auth/find/collect-account/by-corpId', account)
  manager()
  const { unmount } = openPage(LicenseAccountPage, register.identifyLicenseAccount)
  const link = await screen.findByRole('link', { name: '改用软证书方式' })
  expect(link.getAttribute('href')).toBe('/register/identify/soft-key')
  unmount()
  enterSession(user)
  openPage(LicenseAccountPage, register.identifyLicenseAccount)
  expect(await screen.findByText('请您联系管理员进行实名认证后继续开展业务')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})
