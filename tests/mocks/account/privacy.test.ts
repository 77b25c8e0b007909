// 隐私政策说个人信息怎样处理，不是收费与仲裁的合同；注册、重签与协议管理读到的是同一份。
import { expect, it } from 'vitest'
import { TestClient } from '../../../checks/shared/TestClient.ts'
import { privacyText } from '../../../mocks/account/agreement/privacy.ts'
import { htmlPdf } from '../../../mocks/kernel/files/linesPdf.ts'

const SECTIONS = [
  '个人信息处理者与联系方式',
  '我们收集哪些个人信息、用来做什么',
  '敏感个人信息与单独同意',
  '委托处理、对外提供与公开',
  '存储地点与期限',
  '我们怎样保护个人信息',
  '您的权利',
  '未成年人',
  '政策的变更',
]

it('个人信息保护法要写明的事项都在，没有合同的条款', () => {
  const titles = [...privacyText().matchAll(/<h2>\d+\. (.*?)<\/h2>/g)].map(([, title]) => title)
  expect(titles).toEqual(SECTIONS)
  expect(privacyText()).not.toMatch(/仲裁|服务费|甲方|乙方/)
  expect(privacyText()).toMatch(/第\d+版.*起施行/)
})

it('注册页读的文件与协议管理里签过的都是这一份', async () => {
  const { world } = await TestClient.open('default')
  expect(world.files.need('AGREEMENT-PRIVACY').bytes).toEqual(htmlPdf('隐私政策', privacyText()))
  const signed = world.protocols.where((row) => row.protocolType === 'PRIVACY')
  expect(signed.length).toBeGreaterThan(0)
  for (const row of signed) expect(row.htmlContent).toBe(privacyText())
})

it('长的正文分成几页', () => {
  const pages = (bytes: Uint8Array) => /\/Count (\d+)/.exec(new TextDecoder().decode(bytes))?.[1]
  expect(pages(htmlPdf('短', '<p>一行</p>'))).toBe('1')
  expect(Number(pages(htmlPdf('隐私政策', privacyText())))).toBeGreaterThan(2)
})
