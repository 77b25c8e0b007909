import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { MemoryRouter } from 'react-router-dom'
import { readSheet } from 'read-excel-file/universal'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { type Cell, cellProblem, cellText, safeCell } from '#business/excel/cells.ts'
import { errorFile, importTemplate, readExcel, writeExcel } from '#business/excel/files.ts'
import { ExcelImport, type RowFailure } from '#business/excel/Import.tsx'
import { type ImportColumn, readImport } from '#business/excel/importRows.ts'
import { readPasted } from '#business/excel/pasted.ts'
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
  test('写出再读回，还是原来的文字', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[='+@A甲-]{1,8}$/), (text) => {
        expect(cellText(safeCell(text))).toBe(text)
      }),
      { examples: [['=1+1'], ["'=1"], ["''-A"], ['-12']] },
    )
  })
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
    ['\u202d甲\u200b\u202c', '甲'],
    ['甲\r\n乙', '甲\n乙'],
    ["'=1+1", '=1+1'],
    [new Date('1899-12-30T09:30:00Z'), '09:30'],
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

  test('与录入框同一种读法：单位、看不见的字、全角、半个日期、分隔', () => {
    const [first, second] = rowsOf([
      HEAD,
      [
        '\u202d甲公司\u202c',
        '\u202d6222 0210\u200b-01\u202c',
        '人民币１００万元整',
        '2026年6月1日',
        '\u200b甲',
      ],
      ['乙公司', '6222 x', '1000\n2000', '2019-12', '甲'],
    ])
    expect(first).toMatchObject({
      values: {
        corpName: '甲公司',
        accountNo: '6222021001',
        quota: '1000000',
        validTo: '2026-06-01',
        level: 'A',
      },
      problems: [],
    })
    expect(second?.problems.map(({ message }) => message)).toEqual([
      '只能是数字',
      '请输入正确的金额，最多两位小数',
      '请输入正确的日期，如 2026-06-30',
    ])
  })

  test.each([
    [[['企业名称']], '缺少列：账号、授信额度、有效期至、等级，请使用模板填写'],
    [[HEAD, [null, null]], '没有数据'],
    [[], '缺少列：企业名称、账号、授信额度、有效期至、等级，请使用模板填写'],
    [[HEAD, ...Array.from({ length: 501 }, () => ['甲'])], '最多 500 行，这里有 501 行，请分次导入'],
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

test.each([
  [
    '甲\t乙\r\n丙\t丁\r\n',
    [
      ['甲', '乙'],
      ['丙', '丁'],
    ],
  ],
  [
    '"两\n行"\t"他说""好"""\n1"管\t',
    [
      ['两\n行', '他说"好"'],
      ['1"管', ''],
    ],
  ],
  ['\t\n甲\t', [['甲', '']]],
  ['只有一格', undefined],
])('复制来的 %j', (text, rows) => expect(readPasted(text)).toEqual(rows))

describe('文件', () => {
  test('模板：表头带星号，空行是文本格式，另有填写说明', async () => {
    const blob = await importTemplate(columns, 3)
    expect(await readSheet(blob)).toEqual([HEAD])
    const notes = await readSheet(blob, 2)
    expect(notes[0]).toEqual(['列', '要求', '格式', '说明', '示例'])
    expect(notes).toHaveLength(6)
  })

  test('错误文件改好后可以直接再导入，没有错的几格还是原来写的', async () => {
    const rows = rowsOf([HEAD, ['=甲', '12', 'x', null, null]])
    const sheet = (await readSheet(await errorFile(columns, rows))) as Cell[][]
    expect(sheet[1]).toEqual(["'=甲", '12', 'x', null, null, '2', '授信额度：请输入正确的金额，最多两位小数'])
    sheet[1]![2] = '1'
    expect(rowsOf(sheet)[0]).toMatchObject({ values: { corpName: '=甲' }, problems: [] })
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

/** 一份最小的 xlsx：各张表的行写成 XML，样式的数字格式从 0 起。 */
function workbookOf(sheets: readonly Sheet[], { formats = [] as string[], properties = '' } = {}) {
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ''}/>`,
  )
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATION}/worksheet" Target="worksheets/s${at + 1}.xml"/>`,
  )
  const own = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
  const cells = ['<xf numFmtId="0"/>', ...formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`)]
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="${RELATION}">${properties}<sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}<Relationship Id="s" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, merged = '' }, at) => [
        `xl/worksheets/s${at + 1}.xml`,
        `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData>${merged && `<mergeCells><mergeCell ref="${merged}"/></mergeCells>`}</worksheet>`,
      ]),
    ),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])))
}
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
interface Sheet {
  name: string
  rows: readonly string[]
  state?: 'hidden' | 'veryHidden'
  merged?: string
}
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const read = (content: Uint8Array) => readExcel(new File([new Uint8Array(content)], '供应商.xlsx'))

describe('读工作簿', () => {
  // happy-dom 的 Worker 不执行脚本
  beforeEach(() => void vi.stubGlobal('Worker', undefined))

  test('错误值、没有结果的公式、合并的单元格不当作没有填', async () => {
    const content = workbookOf([
      {
        name: '一',
        merged: 'F1:F2',
        rows: [
          '<c t="e"><v>#N/A</v></c><c t="e"><f t="shared" si="0"/><v>#REF!</v></c><c><f>A1</f></c><c t="str"><f>A1</f><v></v></c><c t="n"><f>1+1</f><v>2</v></c><c><v>7</v></c>',
          inline('#VALUE!'),
        ],
      },
    ])
    const [first, second] = await read(content)
    expect(first).toEqual(['#N/A', '#REF!', '（公式没有结果）', null, 2, 7])
    expect(second).toEqual(['#VALUE!', null, null, null, null, '（合并的单元格）'])
    expect(['#N/A', '#VALUE!', '（公式没有结果）', '（合并的单元格）'].map(cellProblem)).toEqual([
      '单元格是错误值 #N/A，请改成正确的内容',
      '单元格是错误值 #VALUE!，请改成正确的内容',
      '公式没有结果，请粘贴为数值后重试',
      '单元格是合并的，请拆开后逐行填写',
    ])
    const rows = rowsOf([HEAD, ['甲公司', '#REF!', 1, '#N/A', '（合并的单元格）']])
    expect(rows[0]?.problems.map(({ field }) => field)).toEqual(['accountNo', 'validTo', 'level'])
  })

  test.each([
    ['000000', '1234', '001234'],
    ['&quot;SUP-&quot;0000', '56', 'SUP-0056'],
    ['00-00-00', '123456', '12-34-56'],
    ['0000', '123456', '123456'],
    ['[Red]000', '7', '007'],
    ['000_ ;-000', '7', '007'],
    ['0.00%', '0.5', '50%'],
    ['yyyy-mm', '43800', '2019-12'],
    ['mmm-yy', '43800', '2019-12'],
    ['m&quot;月&quot;d&quot;日&quot;', '43800', '12-01'],
    ['h:mm', '0.395833333333333', '09:30'],
    // 照数读就对的不动
    ['0', '1234', 1234],
    ['#,##0.00', '1234.5', 1234.5],
    ['0_ ', '1234', 1234],
    ['General', '1234', 1234],
    ['@', '1234', 1234],
    ['yyyy-mm-dd', '43800', new Date('2019-12-01')],
    ['yyyy/m/d h:mm', '43800', new Date('2019-12-01')],
  ])('格式 %s 的 %s 读成 %o', async (format, number, cell) => {
    const rows = [`<c s="1"><v>${number}</v></c>`]
    expect(await read(workbookOf([{ name: '一', rows }], { formats: [format] }))).toEqual([[cell]])
  })

  test.each(['1', 'true'])('1904 年起的日期（date1904="%s"）', async (flag) => {
    const rows = ['<c s="1"><v>43904</v></c>']
    const properties = `<workbookPr date1904="${flag}"/>`
    expect(await read(workbookOf([{ name: '一', rows }], { formats: ['yyyy-mm-dd'], properties }))).toEqual([
      [new Date('2024-03-15')],
    ])
  })

  test.each(['hidden', 'veryHidden'] as const)('读第一张看得见的表（%s 的不读）', async (state) => {
    const content = workbookOf([
      { name: '字典', rows: [inline('甲')], state },
      { name: '数据', rows: [inline('乙')] },
    ])
    expect(await read(content)).toEqual([['乙']])
  })

  test('ISO 日期是那一天，与本机的时区无关；前面有别的字节也读', async () => {
    const content = workbookOf([{ name: '一', rows: ['<c t="d"><v>2024-03-15T00:00:00</v></c>'] }])
    expect(await read(content)).toEqual([['2024-03-15']])
    expect(await read(new Uint8Array([0xef, 0xbb, 0xbf, 10, ...content]))).toEqual([['2024-03-15']])
  })

  const ole = (name: string) =>
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array.from({ length: 1016 }, () => 0),
      ...Array.from(name).flatMap((char) => [char.charCodeAt(0), 0]),
    ])
  test.each([
    ['EncryptedPackage', '文件已加密，请去掉密码后再导入'],
    ['Workbook', '文件是旧版 xls 的内容，请另存为 xlsx 后再导入'],
  ])('OLE 里是 %s：%s', async (name, reason) => {
    await expect(read(ole(name))).rejects.toThrow(reason)
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
    expect(preview.getByRole('row', { name: /丙公司 3.00 甲/ })).toBeTruthy()
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

  test('在 Excel 里复制的几行粘贴在页面上：带不带表头都读，录入框里的照常粘贴', async () => {
    const { table } = await show([HEAD, ['甲公司', '', '1', '', '']])
    await table()
    const paste = (text: string, target: Element = document.body) =>
      fireEvent.paste(target, { clipboardData: { getData: () => text } })
    paste('乙公司\t6222 0210\t1,000.00\t2026/6/30\t甲\r\n丙公司\t\tx\t\t\r\n')
    expect(
      await screen.findByRole('row', { name: /^1 可导入 乙公司 62220210 1,000.00 2026-06-30 甲/ }),
    ).toBeTruthy()
    expect(screen.getByRole('row', { name: /^2 有错/ })).toBeTruthy()
    paste(`${HEAD.toReversed().join('\t')}\n甲\t\t2\t\t丁公司`)
    expect(await screen.findByRole('row', { name: /^2 可导入 丁公司 2.00 甲/ })).toBeTruthy()
    paste('没有制表符的一句话')
    const box = document.body.appendChild(document.createElement('input'))
    paste('戊公司\t1\t3\t\t', box)
    box.remove()
    expect(screen.getByRole('row', { name: /丁公司/ })).toBeTruthy()
  })

  test('换文件重来；读不了的说明原因', async () => {
    const { pick, table } = await show([HEAD, ['甲公司', '', '1', '', '']])
    await table()
    await pick(new File(['<html>'], '坏.xlsx'))
    expect(await screen.findByText('文件内容与格式不符')).toBeTruthy()
    expect(screen.queryByRole('table', { name: '供应商预览' })).toBeNull()
  })
})
