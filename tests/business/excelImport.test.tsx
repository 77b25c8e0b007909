import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { MemoryRouter } from 'react-router-dom'
import { readSheet } from 'read-excel-file/universal'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { type Cell, cellText, safeCell } from '#business/excel/cells.ts'
import { errorFile, importTemplate, readExcel, writeExcel } from '#business/excel/files.ts'
import { ExcelImport, type RowFailure } from '#business/excel/Import.tsx'
import { type ImportColumn, readImport } from '#business/excel/importRows.ts'
import { checkCorpName } from '#domain/validation.ts'

afterEach(() => void vi.unstubAllGlobals())

interface Supplier {
  corpName: string
  accountNo: string
  quota: string
  validTo: string
  level: string
}
const columns: readonly ImportColumn<Supplier>[] = [
  { field: 'corpName', title: '企业名称', kind: 'text', required: true, unique: true, check: checkCorpName },
  { field: 'accountNo', title: '账号', kind: 'digits' },
  { field: 'quota', title: '授信额度', kind: 'money', required: true },
  { field: 'validTo', title: '有效期至', kind: 'day' },
  { field: 'level', title: '等级', kind: 'choice', options: [{ value: 'A', label: '甲' }] },
]
const HEAD = ['企业名称*', '账号', '授信额度*', '有效期至', '等级']
const rowsOf = (sheet: Cell[][]) => {
  const result = readImport(sheet, columns)
  if ('refusal' in result) throw new Error(result.refusal)
  return result.rows
}
const fileOf = async (rows: string[][], name = '供应商.xlsx') =>
  new File([await writeExcel([{ name: '导入数据', rows }])], name)

describe('一格（T39）', () => {
  test.each(['=1+1', '+86', '-x', '@SUM', '\tx', '\0x', '＝1'])('%j 加单引号', (text) =>
    expect(safeCell(text)).toBe(`'${text}`),
  )
  test.each(['甲公司', '-12.00', '12', 'a=b', ''])('%j 原样', (text) => expect(safeCell(text)).toBe(text))
  test('任意文字写出后都不像公式', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        expect(safeCell(text)).toMatch(/^(?![=+@\t\r\0])/)
      }),
      { numRuns: 2000 },
    )
  })
  test.each([
    [1.1000000000000001, '1.1'],
    [1234567.8, '1234567.8'],
    [99999999999999.9, '99999999999999.9'],
    [1e15, undefined],
    [6.222021001000123e18, undefined],
    [1e-9, undefined],
    [new Date('2026-06-30T00:00:00Z'), '2026-06-30'],
    [true, '是'],
    [' 甲 ', '甲'],
    [null, ''],
  ])('%o 读作 %s', (cell, text) => expect(cellText(cell)).toBe(text))
})

describe('readImport', () => {
  test('表头次序随意，星号与多余的列不理会，空行略过，行号是文件里的', () => {
    const [first, second, ...rest] = rowsOf([
      ['等级', '授信额度', '企业名称*', '随便', '账号', '有效期至'],
      ['甲', '￥1,234.5', '甲公司', 'x', '6222 0210-01', '2026/6/30'],
      [null, null, null, null, null, null],
      [null, 12.34, '乙公司', null, null, new Date('2027-01-31T00:00:00Z')],
    ])
    expect(rest).toEqual([])
    expect(first).toMatchObject({
      line: 2,
      values: {
        corpName: '甲公司',
        accountNo: '6222021001',
        quota: '1234.5',
        validTo: '2026-06-30',
        level: 'A',
      },
      problems: [],
    })
    expect(second).toMatchObject({ line: 4, values: { quota: '12.34', validTo: '2027-01-31' }, problems: [] })
  })

  test('每格的错误说到列上，一行可有几处', () => {
    const rows = rowsOf([
      HEAD,
      [null, 'abc', '1.234', '2026-02-30', '丙'],
      ['甲公司', 6.222021001000123e18, 'x', 46_000, null],
      ['甲公司', null, '1', null, null],
    ])
    expect(rows.map((row) => row.problems.map((one) => `${one.field}:${one.message}`))).toEqual([
      [
        'corpName:请输入企业名称',
        'accountNo:只能是数字',
        'quota:请输入正确的金额，最多两位小数',
        'validTo:请输入正确的日期，如 2026-06-30',
        'level:只能填：甲',
      ],
      [
        'accountNo:数字过长已丢失精度，请将该列设为文本格式后重填',
        'quota:请输入正确的金额，最多两位小数',
        'validTo:请输入正确的日期，如 2026-06-30',
      ],
      ['corpName:与第 3 行重复'],
    ])
  })

  test.each([
    [[['企业名称']], '缺少列：账号、授信额度、有效期至、等级，请使用模板填写'],
    [[HEAD, [null, null]], '文件里没有数据'],
    [[], '缺少列：企业名称、账号、授信额度、有效期至、等级，请使用模板填写'],
    [[HEAD, ...Array.from({ length: 501 }, () => ['甲'])], '最多 500 行，文件里有 501 行，请分次导入'],
  ] as [Cell[][], string][])('整份拒收 %#', (sheet, refusal) => {
    expect(readImport(sheet, columns)).toEqual({ refusal })
  })

  test('任意内容都只给出结果，不抛错', () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.date(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 6 }), (body) => {
        expect(readImport([HEAD, ...body], columns)).toBeTruthy()
      }),
      { numRuns: 500 },
    )
  })
})

describe('文件', () => {
  test('模板：表头带星号，空行是文本格式，另有填写说明', async () => {
    const blob = await importTemplate(columns, 3)
    expect(await readSheet(blob)).toEqual([HEAD])
    const notes = await readSheet(blob, 2)
    expect(notes[0]).toEqual(['列', '要求', '格式', '说明', '示例'])
    expect(notes).toHaveLength(6)
  })

  test('错误文件改好后可以直接再导入', async () => {
    const rows = rowsOf([HEAD, ['=甲', '12', 'x', null, null]])
    const sheet = (await readSheet(await errorFile(columns, rows))) as Cell[][]
    expect(sheet[1]).toEqual(["'=甲", '12', 'x', null, null, '2', '授信额度：请输入正确的金额，最多两位小数'])
    sheet[1]![2] = '1'
    expect(rowsOf(sheet)[0]?.problems).toEqual([])
  })

  test.each([
    [new File(['x'], '供应商.xls'), '格式不支持，仅支持 xlsx'],
    [new File([], '供应商.xlsx'), '文件为空'],
    [new File(['<html>'], '供应商.xlsx'), '文件内容与格式不符'],
    [
      new File([new Uint8Array([0x50, 0x4b, 3, 4, 1, 2])], '供应商.xlsx'),
      '文件无法读取，请用模板另存为 xlsx 后重试',
    ],
  ])('拒收 %#', async (file, reason) => {
    // happy-dom 的 Worker 不执行脚本
    vi.stubGlobal('Worker', undefined)
    await expect(readExcel(file)).rejects.toThrow(reason)
  })
})

describe('ExcelImport', () => {
  const submit = vi.fn<(rows: readonly Supplier[]) => Promise<readonly RowFailure[]>>()
  async function show(rows: string[][]) {
    vi.stubGlobal('Worker', undefined)
    submit.mockReset()
    const onDone = vi.fn<(count: number) => void>()
    render(
      <MemoryRouter>
        <ExcelImport label="供应商" columns={columns} submit={submit} onDone={onDone} />
      </MemoryRouter>,
    )
    const user = userEvent.setup()
    const pick = async (file: File) => user.upload(screen.getByLabelText('选择供应商的文件'), file)
    await pick(await fileOf(rows))
    return {
      user,
      onDone,
      pick,
      table: async () => within(await screen.findByRole('table', { name: '供应商预览' })),
    }
  }

  test('错误就地显示；只导入正确的行；服务端不收的留下，已导入的不再提交', async () => {
    const { user, onDone, table } = await show([
      HEAD,
      ['甲公司', '', '1', '', ''],
      ['乙公司', '', 'x', '', ''],
      ['丙公司', '', '3', '', '甲'],
    ])
    const preview = await table()
    expect(
      within(preview.getByRole('row', { name: /乙公司/ })).getByText('请输入正确的金额，最多两位小数'),
    ).toBeTruthy()
    submit.mockResolvedValueOnce([{ index: 1, field: 'corpName', message: '在黑名单中' }])
    await user.click(screen.getByRole('button', { name: '只导入正确的 2 行' }))
    expect(submit.mock.lastCall?.[0]).toEqual([
      { corpName: '甲公司', quota: '1' },
      { corpName: '丙公司', quota: '3', level: 'A' },
    ])
    expect(await preview.findByText('在黑名单中')).toBeTruthy()
    expect(preview.getByRole('row', { name: /甲公司/ }).textContent).toContain('已导入')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入 0 行' }).disabled).toBe(true)
    expect(onDone).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox', { name: '只看有错的行' }))
    expect(preview.queryByText('甲公司')).toBeNull()
  })

  test('五百行只画看得见的一段，滚到哪里画到哪里；只看有错的行时从头画起', async () => {
    const many = Array.from({ length: 500 }, (_, at) => [
      `第${at}公司`,
      '',
      at % 100 === 99 ? 'x' : '1',
      '',
      '',
    ])
    const { user, table } = await show([HEAD, ...many])
    const preview = await table()
    const drawn = () => preview.getAllByRole('row').length - 1
    expect(screen.getByRole('table', { name: '供应商预览' }).getAttribute('aria-rowcount')).toBe('501')
    expect(drawn()).toBeLessThan(60)
    const scroller = screen.getByRole('group', { name: /^供应商预览/ })
    scroller.scrollTop = 400 * 34
    fireEvent.scroll(scroller)
    expect(preview.getByText('第405公司')).toBeTruthy()
    expect(preview.queryByText('第0公司')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: '只看有错的行' }))
    expect(drawn()).toBe(5)
  })

  test('全部导入后告知；整批失败说明原因且可重试', async () => {
    const { user, onDone, table } = await show([HEAD, ['甲公司', '', '1', '', '']])
    await table()
    submit.mockRejectedValueOnce(new ApiError('business', 'FULL', '本月次数已满', 200))
    await user.click(screen.getByRole('button', { name: '导入 1 行' }))
    expect(await screen.findByText('本月次数已满')).toBeTruthy()
    submit.mockResolvedValueOnce([])
    await user.click(screen.getByRole('button', { name: '导入 1 行' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(1))
  })

  test('换文件重来；读不了的说明原因', async () => {
    const { pick, table } = await show([HEAD, ['甲公司', '', '1', '', '']])
    await table()
    await pick(new File(['<html>'], '坏.xlsx'))
    expect(await screen.findByText('文件内容与格式不符')).toBeTruthy()
    expect(screen.queryByRole('table', { name: '供应商预览' })).toBeNull()
  })
})
