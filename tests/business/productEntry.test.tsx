import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductType } from '#api/generated/corp/model/index.ts'
import { useProductEntry } from '#business/entry/useProductEntry.tsx'
import { installFeedback } from '#hooks/feedback.ts'
import { shell } from '#routes/shell.ts'
import { mergeConfiguration } from '#state/configuration.ts'
import { enterSession, getSession } from '#state/session.ts'
import {
  answers,
  bodies,
  hasPublicKey,
  openPage,
  Refusal,
  received,
  signedInPage,
  user,
} from '../pages/harness.tsx'

vi.mock('#business/protocol/Reader.tsx', () => ({
  ProtocolReader: ({ title, documents, onConfirm, onCancel }: Record<string, never>) => (
    <div role="dialog" aria-label={title}>
      {JSON.stringify(documents)}
      <button type="button" onClick={onConfirm}>
        确认签署
      </button>
      <button type="button" onClick={onCancel}>
        取消
      </button>
    </div>
  ),
}))

signedInPage()

const places = {
  known: ['/credit/a'],
  contactManager: '/contact',
  licenseAccount: '/license',
  softKey: '/soft',
}
const proceed = vi.fn()
const AG = '/v1/agreement'

function Entry({ product }: { readonly product: ProductType }) {
  const { enter, element } = useProductEntry(places)
  return (
    <>
      <button type="button" onClick={() => void enter(product, proceed)}>
        进入
      </button>
      <output>{useLocation().pathname}</output>
      {element}
    </>
  )
}
const click = async (product: ProductType = 'CREDIT') => {
  openPage(() => <Entry product={product} />, shell.workbench)
  await userEvent.click(screen.getByRole('button', { name: '进入' }))
}
const where = () => screen.getByRole('status').textContent
const be = (part: Partial<typeof user>) => enterSession({ ...user, ...part })

beforeEach(() => {
  proceed.mockClear()
  mergeConfiguration({ platform: { guaranteeEnableRealName: true } })
  answers.set(`${AG}/can/resign/product/open`, false)
  answers.set(`${AG}/pre/sign/product/open`, {
    agreementSignTempId: 'SIGN-1',
    htmlContent: '<p>正文</p>',
    isEnableElementConfirm: false,
    elementData: [],
  })
})

describe('点产品（PROD-01 至 PROD-05）', () => {
  test('开通了、不用签的：查过就进', async () => {
    await click()
    await expect.poll(() => proceed.mock.calls.length).toBe(1)
    expect(bodies(`${AG}/can/resign/product/open`)).toEqual([{ productType: 'CREDIT' }])
  })

  test('查询失败不进，说明服务端的话', async () => {
    answers.set(`${AG}/can/resign/product/open`, new Refusal('系统繁忙'))
    const failure = vi.fn()
    installFeedback({ success: () => {}, failure, confirm: () => Promise.resolve(true) })
    await click()
    await expect.poll(() => failure.mock.calls).toEqual([['系统繁忙']])
    expect(proceed).not.toHaveBeenCalled()
  })

  test('没开通而不是管理员：去 请联系管理员开通产品', async () => {
    be({ productOpenStatus: {} })
    answers.set(`${AG}/can/resign/product/open`, true)
    await click()
    await expect.poll(where).toBe('/contact')
    expect(proceed).not.toHaveBeenCalled()
  })

  test.each([
    [true, '/license'],
    [false, '/soft'],
  ])('保函而未实名：管理员可前往实名，有验证过的账户（%s）去 %s', async (hasAccount, path) => {
    be({ postCodes: ['POST_MANAGER'], isCorpAuthenticated: false })
    answers.set('/v1/admit/processs/real-name/has/account/auth', hasAccount)
    await click('GUARANTEE')
    const dialog = await screen.findByRole('alertdialog', { name: '提示' })
    expect(dialog.textContent).toContain('请您进行实名认证后继续开展业务')
    expect(bodies(`${AG}/can/resign/product/open`)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: '前往实名' }))
    await expect.poll(where).toBe(path)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('保函而未实名：其他人只有 确定，留在原处；开关关了就不拦', async () => {
    be({ isCorpAuthenticated: false, productOpenStatus: { GUARANTEE: true } })
    await click('GUARANTEE')
    const dialog = await screen.findByRole('alertdialog', { name: '提示' })
    expect(dialog.textContent).toContain('请您联系管理员进行实名认证后继续开展业务')
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect([where(), proceed.mock.calls.length]).toEqual(['/workbench', 0])
    mergeConfiguration({ platform: { guaranteeEnableRealName: false } })
    await userEvent.click(screen.getByRole('button', { name: '进入' }))
    await expect.poll(() => proceed.mock.calls.length).toBe(1)
  })

  test('取消协议就不进，也不签', async () => {
    answers.set(`${AG}/can/resign/product/open`, true)
    await click()
    await userEvent.click(await screen.findByRole('button', { name: '取消' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([proceed.mock.calls.length, bodies(`${AG}/sign/product/open`).length]).toEqual([0, 0])
  })

  test('管理员开通：读协议、证书口令错了可再试、签署、开通、刷新身份，然后继续（PROD-02）', async () => {
    be({ postCodes: ['POST_MANAGER'], productOpenStatus: {} })
    hasPublicKey()
    answers.set(`${AG}/can/resign/product/open`, true)
    answers.set('/v1/credits/signature/softCa/projectCode', { projectCode: 'P1' })
    answers.set('/v1/credits/signature/softCa/sign', new Refusal('证书口令不正确，还可尝试4次'))
    answers.set('/v1/userInfo', { ...user, postCodes: ['POST_MANAGER'] })
    answers.set('/v1/userInfo/granted-menu-tree', [])
    await click()
    await userEvent.click(await screen.findByRole('button', { name: '确认签署' }))
    const dialog = await screen.findByRole('dialog', { name: '数字证书签署' })
    const confirm = within(dialog).getByRole('button', { name: '确认签署' })
    await userEvent.click(confirm)
    expect(dialog.textContent).toContain('请输入证书口令')
    await userEvent.type(within(dialog).getByLabelText('证书口令'), '000000')
    await userEvent.click(confirm)
    expect(await within(dialog).findByText('证书口令不正确，还可尝试4次')).toBeTruthy()
    expect(bodies(`${AG}/sign/product/open`)).toEqual([])
    answers.set('/v1/credits/signature/softCa/sign', { certNo: 'C', signature: 'S' })
    await userEvent.type(within(dialog).getByLabelText('证书口令'), '123456')
    await userEvent.click(confirm)
    await expect.poll(() => proceed.mock.calls.length).toBe(1)
    const [, sent = {}] = bodies('/v1/credits/signature/softCa/sign')
    expect(sent).toMatchObject({ projectCode: 'P1', businessKey: 'SIGN-1' })
    expect(sent.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(sent.pin).toMatch(/^[\w+/=]{300,}$/)
    const steps = received
      .map(({ path }) => path)
      .filter((path) => /\/sign\/product|corp\/open|userInfo$/.test(path))
    expect(steps).toEqual([
      `${AG}/pre/sign/product/open`,
      `${AG}/sign/product/open`,
      '/v1/product/corp/open',
      '/v1/userInfo',
    ])
    expect(getSession().user?.productOpenStatus.CREDIT).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('U盾没有插：说明原因，不能签署', async () => {
    answers.set(`${AG}/can/resign/product/open`, true)
    await click()
    await userEvent.click(await screen.findByRole('button', { name: '确认签署' }))
    const dialog = await screen.findByRole('dialog', { name: '数字证书签署' })
    await userEvent.click(within(dialog).getByRole('radio', { name: 'U盾' }))
    expect(await within(dialog).findByText('未检测到U盾，请插入U盾并安装驱动程序')).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: '确认签署' }).hasAttribute('disabled')).toBe(true)
  })
})
