import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Attachment, CashBatch } from '#api/generated/corp/model/index.ts'
import { writeExcel } from '#business/excel/files.ts'
import CashCheckPage from '#pages/credit/core/cash/CashCheckPage.tsx'
import { credit } from '#routes/credit.ts'
import { TodayContext } from '#ui/TodayContext.ts'
import { detailOf, itemOf } from './cashRows.ts'
import { answers, bodies, openPage, signedInPage } from './harness.tsx'

signedInPage()

const TODAY = '2026-11-25'
const Page = () => (
  <TodayContext value={TODAY}>
    <CashCheckPage />
  </TodayContext>
)
const proof: Attachment = { fileId: 'F1', fileName: '回单.pdf', fileSize: 12, category: 'OTHER' }
const due: Partial<CashBatch> = {
  cashStatus: 'WAIT_REGISTER',
  payChannel: 'OFFLINE',
  actions: [{ code: 'REGISTER', enabled: true }],
}

describe('登记付款（T-CSH-11）', () => {
  const open = () => openPage(Page, credit.coreCashCheck, { view: 'register', cashNo: 'CS1' })
  const serial = (seq: string) => screen.findByRole('textbox', { name: `银行流水号 ${seq}` })

  test('每条明细都要填，流水号不可重复，日期不晚于今日', async () => {
    answers.set('/v1/credits/cash/detail', detailOf(due))
    const actor = userEvent.setup()
    open()
    await actor.type(await serial('001'), 'B1')
    await actor.type(await serial('002'), 'B1')
    const day = screen.getByRole('textbox', { name: '付款日期 002' })
    await actor.clear(day)
    await actor.type(day, '2026-11-26')
    await actor.click(screen.getByRole('button', { name: '提交复核' }))
    expect(await screen.findAllByText('银行流水号重复')).toHaveLength(2)
    expect(screen.getByText('付款日期不能晚于今日')).toBeTruthy()
    expect(screen.getAllByText('请上传付款凭证')).toHaveLength(2)
    expect(bodies('/v1/credits/cash/register')).toEqual([])
  })

  test('被驳回的照旧填好，改了再交；已付的不再登记', async () => {
    const registered = { paidDate: '2026-11-24', bankSerialNo: 'B1', payVoucherFile: proof }
    answers.set(
      '/v1/credits/cash/detail',
      detailOf({ ...due, auditResult: 'REJECT', reviewOpinion: '流水号不符' }, [
        itemOf(1, registered),
        itemOf(2, { cashItemStatus: 'PAID' }),
      ]),
    )
    answers.set('/v1/credits/cash/register', detailOf())
    const actor = userEvent.setup()
    open()
    expect(await screen.findByText('上次审核意见：流水号不符')).toBeTruthy()
    const field = await serial('001')
    expect((field as HTMLInputElement).value).toBe('B1')
    await actor.type(field, '0')
    await actor.click(screen.getByRole('button', { name: '提交复核' }))
    await waitFor(() =>
      expect(bodies('/v1/credits/cash/register')).toEqual([
        {
          cashNo: 'CS1',
          version: 3,
          items: [{ cashItemNo: 'CS1-001', ...registered, bankSerialNo: 'B10' }],
        },
      ]),
    )
  })

  test('还不能登记的说明原因', async () => {
    const reason = '2026-11-25到应付日后才能登记付款'
    const early = { ...due, actions: [{ code: 'REGISTER', enabled: false, reason }] }
    answers.set('/v1/credits/cash/detail', detailOf(early))
    open()
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByRole('form')).toBeNull()
  })
})

describe('批量登记', () => {
  const HEAD = ['兑付明细号', '付款日期', '银行流水号']
  const pick = async (...rows: string[][]) => {
    const file = new File([await writeExcel([{ name: '数据', rows: [HEAD, ...rows] }])], '登记.xlsx')
    await userEvent.upload(await screen.findByLabelText('选择付款登记的文件'), file)
    return screen.findByRole('table', { name: '付款登记预览' })
  }
  const open = () => openPage(Page, credit.coreCashCheck, { view: 'import' })

  test('逐行查出重复的流水号与晚于今日的日期；没有付款凭证不交', async () => {
    open()
    const table = await pick(
      ['CS1-001', TODAY, 'B1'],
      ['CS1-002', '2026-11-26', 'B2'],
      ['CS1-003', TODAY, 'B1'],
    )
    expect(within(table).getByText('付款日期不能晚于今日')).toBeTruthy()
    expect(within(table).getByText('与第 2 行重复')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '只导入正确的 1 行' }))
    expect(await screen.findByText('请先上传付款凭证')).toBeTruthy()
    expect(bodies('/v1/credits/cash/import')).toEqual([])
  })

  test('服务端不收的写在那一行，其余已导入', async () => {
    answers.set('/v1/files/upload', proof)
    answers.set('/v1/credits/cash/import', {
      results: [
        { documentNo: 'CS1-001', success: false, message: '银行流水号B1已登记过' },
        { documentNo: 'CS2-001', success: true, message: '已登记，待审批' },
      ],
    })
    open()
    const table = await pick(['CS1-001', TODAY, 'B1'], ['CS2-001', TODAY, 'B2'])
    await userEvent.upload(screen.getByLabelText('选择付款凭证'), new File(['%PDF-1.4'], '回单.pdf'))
    await screen.findByRole('button', { name: '移除 回单.pdf' })
    await userEvent.click(screen.getByRole('button', { name: '导入 2 行' }))
    expect(await within(table).findByText('银行流水号B1已登记过')).toBeTruthy()
    expect(within(table).getByText('已导入')).toBeTruthy()
    expect(bodies('/v1/credits/cash/import')).toMatchObject([
      { items: [{ cashItemNo: 'CS1-001' }, { cashItemNo: 'CS2-001' }], payVoucherFile: { fileId: 'F1' } },
    ])
  })
})
