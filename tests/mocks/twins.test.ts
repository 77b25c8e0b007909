// Rules that stand twice on purpose: the form says them while somebody fills, and the mock, which stands for a backend that
// believes no form, checks them again in its own words. Both sides are asked the same questions here.
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '#domain/calendar.ts'
import {
  checkLimit,
  checkTrade,
  isFinalRequired,
  isLongTerm,
  judgeIssue,
  smeWarningOf,
} from '#domain/issueRules.ts'
import { MAX_LINES, splitRisk } from '#domain/transferSplit.ts'
import { needLimit } from '../../mocks/account/limit/book.ts'
import type { LimitRow } from '../../mocks/account/limit/rows.ts'
import type { LimitDistributionRow } from '../../mocks/account/limitDistribution/rows.ts'
import { checkDistribution } from '../../mocks/account/limitDistribution/rules.ts'
import { BusinessError } from '../../mocks/kernel/errors.ts'
import type { CorpRow } from '../../mocks/kernel/rows.ts'
import type { World } from '../../mocks/kernel/World.ts'
import { holidays } from '../../mocks/portal/holiday/holidays.ts'
import * as issue from '../../mocks/voucher/issue/rules.ts'
import { needTrade, type TradeUse } from '../../mocks/voucher/trade/book.ts'
import type { TransferApplicationRow } from '../../mocks/voucher/transfer/rows.ts'
import * as transfer from '../../mocks/voucher/transfer/rules.ts'
import { CorpScale } from '../../src/api/generated/corp/model/corpScale.ts'
import { judgeLines } from '../../src/pages/my/limit/distributeValues.ts'

/** What the mock says against it; undefined when it lets it pass. Anything else than a refusal is thrown on. */
const refusal = (act: () => unknown): string | undefined => {
  try {
    act()
    return undefined
  } catch (cause) {
    if (cause instanceof BusinessError) return cause.message
    throw cause
  }
}
const pairs = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]))

const STARTS = ['2025-08-31', '2025-11-20', '2026-02-28', '2026-03-18']
/** Around every limit of the term, and far from all of them. */
const termsFrom = (start: string): string[] => [
  ...[6, 12].flatMap((months) => [-1, 0, 1].map((days) => addDays(addMonths(start, months), days))),
  ...[-1, 0, 1, 30, 60, 61, 400].map((days) => addDays(start, days)),
]
const dates = STARTS.flatMap((start) => termsFrom(start).map((end): [string, string] => [start, end]))

describe('开立：src/domain/issueRules.ts 与 mocks/voucher/issue/rules.ts', () => {
  it('期限：六个月、十二个月、要不要说明', () => {
    for (const [[from, to], reason] of pairs(dates, [undefined, '', '  ', '合同约定'])) {
      const asked = `${from} ${to} ${reason}`
      expect(isLongTerm(from, to), asked).toBe(issue.isLongTerm(from, to))
      const { errors } = judgeIssue(
        { promisePayDate: to, ...(reason !== undefined && { longTermReason: reason }) },
        { today: from, holidays },
      )
      const said = refusal(() => issue.needTerm(from, to, reason))
      const own = [errors.promisePayDate, errors.longTermReason].filter((text) => text !== undefined)
      if (said) expect(own, asked).toContain(said)
      else
        expect(
          own.filter((text) => /期限/.test(text)),
          asked,
        ).toEqual([])
    }
  })

  it('承诺付款日：两边说的一样', () => {
    for (const [from, to] of dates) {
      const said = refusal(() => issue.needDate(from, to))
      const { errors } = judgeIssue({ promisePayDate: to, longTermReason: '约定' }, { today: from, holidays })
      if (errors.promisePayDate === '付款期限最长不超过1年') continue
      expect(errors.promisePayDate, `${from} ${to}`).toBe(said)
    }
  })

  it('六十日：大型企业付给中型、小型、微型企业的都问，付给大型的不问', () => {
    const corp = (corpScale: string) => ({ corpScale }) as CorpRow
    const scales = Object.values(CorpScale)
    const asked = new Set<string>()
    for (const [[issuerScale, receiverScale], days] of pairs(pairs(scales, scales), [
      undefined,
      0,
      59,
      60,
      61,
    ])) {
      const row = {
        promisePayDate: '2026-06-30',
        ...(days !== undefined && { smePayBasisDate: addDays('2026-06-30', -days) }),
      }
      const warning = smeWarningOf({ issuerScale, receiverScale, ...row })
      expect(
        refusal(() => issue.needSmeConfirmation(corp(issuerScale), corp(receiverScale), row, undefined)),
        `${issuerScale} ${receiverScale} ${days}`,
      ).toBe(warning)
      if (warning) asked.add(`${issuerScale} ${receiverScale} ${days}`)
    }
    expect([...asked]).toEqual(['LARGE MEDIUM 61', 'LARGE SMALL 61', 'LARGE MICRO 61'])
  })

  it('终审：金额与期限', () => {
    for (const [[from, to], [faceAmount, finalThreshold]] of pairs(
      dates,
      pairs(['0.01', '99.99', '100.00', '100.01', '5000000.00'], ['100.00', '5000000.00']),
    )) {
      const reasons = issue.finalReasonsOf(
        { finalThreshold } as CorpRow,
        { faceAmount, promisePayDate: to },
        from,
      )
      expect(reasons.length > 0, `${from} ${to} ${faceAmount} ${finalThreshold}`).toBe(
        isFinalRequired({ faceAmount, issueDate: from, promisePayDate: to, finalThreshold }),
      )
    }
  })

  it('交易背景：合同、发票、付款依据，说的话一样', () => {
    const INVOICES = [
      [],
      [['A1', '600.00', 'PASS']],
      [
        ['A1', '600.00', 'PASS'],
        ['A2', '300.00', 'PASS'],
      ],
      [
        ['A1', '600.00', 'PASS'],
        ['A2', '300.00', 'MISMATCH'],
      ],
    ] as const
    const STATUSES = ['DRAFT', 'EFFECTIVE', 'VOID']
    const seen = new Set<string | undefined>()
    for (const [[contractDocStatus, payBasis], [used, amount]] of pairs(
      pairs(STATUSES, [undefined, '货到付款', '合同约定的预付款']),
      pairs(INVOICES, ['0.01', '599.99', '600.01', '900.00', '900.01', '1000.00', '1000.01']),
    )) {
      const invoices = used.map(([invoiceNo, invoiceRemainAmount, invoiceVerifyStatus]) => ({
        invoiceNo,
        invoiceRemainAmount,
        invoiceVerifyStatus,
        corpId: 'C',
        sellerName: '供应商',
      }))
      const contract = {
        corpId: 'C',
        contractNo: 'HT',
        contractDocStatus,
        partyB: '供应商',
        contractAmount: '1500.00',
        contractUsedAmount: '500.00',
      }
      const world = {
        tradeContracts: [contract],
        invoices: new Map(invoices.map((invoice) => [invoice.invoiceNo, invoice])),
      } as unknown as World
      const row: TradeUse = {
        corpId: 'C',
        contractNo: 'HT',
        receiverName: '供应商',
        invoiceNos: invoices.map(({ invoiceNo }) => invoiceNo),
        ...(payBasis && { payBasis }),
      }
      const said = refusal(() => needTrade(world, row, amount))
      seen.add(said)
      expect(
        checkTrade(amount, {
          contractDocStatus,
          contractRemainAmount: '1000.00',
          invoices,
          ...(payBasis && { payBasis }),
        }),
        `${contractDocStatus} ${payBasis} ${invoices.length} ${amount}`,
      ).toBe(said)
    }
    // every rule has refused something, and something has passed
    expect(seen.size).toBe(7)
  })

  it('额度：够不够、到期在不在承诺付款日之前', () => {
    const OPEN = { holidays: [], today: '2026-03-18' }
    for (const [[limitStatus, amount], payDate] of pairs(
      pairs(['EFFECTIVE', 'FROZEN', 'EXPIRED'], ['0.01', '100.00', '100.01']),
      ['2026-05-29', '2026-06-30', '2026-07-01'],
    )) {
      const limit = {
        corpId: 'C',
        limitType: 'ISSUE',
        limitStatus,
        limitExpireDate: '2026-06-30',
        totalLimit: '400.00',
        usedLimit: '100.00',
        frozenLimit: '150.00',
        distributedLimit: '50.00',
      }
      const world = { limits: [limit] } as unknown as World
      const said = refusal(() => needLimit(world, 'C', amount, payDate))
      const shown = { availableLimit: '100.00', limitStatus, limitExpireDate: '2026-06-30' }
      const { errors } = judgeIssue(
        { faceAmount: amount, promisePayDate: payDate },
        { ...OPEN, limit: shown },
      )
      const own = [errors.faceAmount, errors.promisePayDate].filter((text) => text !== undefined)
      expect(own.length > 0, `${limitStatus} ${amount} ${payDate}`).toBe(said !== undefined)
      if (said?.startsWith('可用额度不足')) expect(checkLimit(amount, shown)).toBe(said)
    }
  })
})

describe('转让：src/domain/transferSplit.ts 与 mocks/voucher/transfer/rules.ts', () => {
  it('行数的上限与提示', () => {
    expect(MAX_LINES).toBe(transfer.MAX_LINES)
    const world = { holdings: { where: () => [] }, vouchers: new Map() } as unknown as World
    for (const count of [0, 1, 19, 20, 21, 50]) {
      const row = { voucherNo: 'V', lines: Array.from({ length: count }, () => ({})) }
      expect(splitRisk(count), String(count)).toBe(
        transfer.splitRisk(world, row as unknown as TransferApplicationRow),
      )
    }
  })
})

describe('额度分配：src/pages/my/limit/distributeValues.ts 与 mocks/account/limitDistribution/rules.ts', () => {
  it('一个成员的一行：能不能提交', () => {
    const parent = {
      limitNo: 'P',
      corpId: 'C',
      limitType: 'ISSUE',
      limitStatus: 'EFFECTIVE',
      limitExpireDate: '2027-01-01',
      totalLimit: '1000.00',
      usedLimit: '0.00',
      frozenLimit: '0.00',
      distributedLimit: '300.00',
    }
    const own = {
      limitNo: 'M',
      corpId: 'M',
      limitType: 'ISSUE',
      limitStatus: 'EFFECTIVE',
      parentLimitNo: 'P',
      totalLimit: '300.00',
      usedLimit: '100.00',
      frozenLimit: '50.00',
      distributedLimit: '0.00',
    }
    const passed = new Set<string>()
    for (const [[distributeType, has], distributeAmount] of pairs(
      pairs(['ALLOCATE', 'INCREASE', 'DECREASE', 'RECLAIM'] as const, [true, false]),
      ['', '0.00', '0.01', '150.00', '150.01', '700.00', '700.01'],
    )) {
      const mine = has ? [own] : []
      const world = { today: () => '2026-03-18', limits: [parent, ...mine] } as unknown as World
      const row = {
        limitNo: 'P',
        memberCorpId: 'M',
        memberCorpName: '成员',
        distributeType,
        // what is taken back is all that is unused: the form asks for no amount, the handler fills it in
        distributeAmount: distributeType === 'RECLAIM' ? '150.00' : distributeAmount,
        limitEffectiveDate: '2026-03-18',
        limitExpireDate: '2026-12-31',
      }
      const said = refusal(() =>
        checkDistribution(world, row as unknown as LimitDistributionRow, parent as unknown as LimitRow),
      )
      const shown = judgeLines([{ memberCorpName: '成员', distributeAmount }], {
        type: distributeType,
        limit: { ...parent, availableLimit: '700.00' } as never,
        members: [{ corpName: '成员', limits: mine }] as never,
      })
      expect(shown === undefined, `${distributeType} ${has} ${distributeAmount}: ${shown} / ${said}`).toBe(
        said === undefined,
      )
      if (said?.startsWith('可用额度不足')) expect(shown).toBe(said)
      if (!said) passed.add(distributeType)
    }
    expect([...passed]).toEqual(['ALLOCATE', 'INCREASE', 'DECREASE', 'RECLAIM'])
  })
})
