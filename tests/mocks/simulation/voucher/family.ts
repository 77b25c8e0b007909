import { add, compare, sum } from '#domain/money.ts'
import type { World } from '../../../../mocks/world/World.ts'
import type { Family } from '../Family.ts'
import { beginnings } from './beginnings.ts'
import { boards } from './boards.ts'
import { covered } from './covered.ts'
import { fallDue } from './ending.ts'
import { financeBeginnings, financeBoards, funders } from './financing.ts'
import { outsiders } from './outside.ts'
import { packageBeginnings, packageBoards, verifiers } from './packages.ts'

/** States of an issue application in which it holds its contract and invoices. */
const HOLDING_TRADE = new Set(['PENDING_REVIEW', 'PENDING_FINAL', 'ISSUED', 'SIGNED'])

/** The issuer's contracts and invoices hold exactly what living applications and requests took of them (F-16). */
const tradeOff = (world: World): string[] => {
  const living = [
    ...world.issueApplications.where(
      (row) =>
        HOLDING_TRADE.has(row.issueStatus) &&
        world.vouchers.get(row.voucherNo)?.voucherStatus !== 'CANCELLED',
    ),
    ...world.thirdIssueApplications.where((row) => row.thirdStatus === 'PENDING_REVIEW'),
  ]
  const contracts = world.tradeContracts.where((contract) => {
    if (contract.corpId !== 'C001') return false
    const taken = living.filter((row) => row.contractNo === contract.contractNo)
    return compare(sum(taken.map((row) => row.faceAmount ?? '0.00')), contract.contractUsedAmount) !== 0
  })
  const invoices = world.invoices.where((invoice) => {
    if (invoice.corpId !== 'C001') return false
    const uses = living.flatMap((row) => row.invoiceUses ?? [])
    const taken = uses.filter((use) => use.invoiceNo === invoice.invoiceNo).map((use) => use.amount)
    return compare(add(sum(taken), invoice.invoiceRemainAmount), invoice.invoiceAmount) !== 0
  })
  return [...contracts.map((row) => row.contractNo), ...invoices.map((row) => row.invoiceNo)].map(
    (no) => `${no} 的占用不合`,
  )
}

export const voucher: Family = {
  name: 'voucher',
  title: '电子凭证',
  // nothing issued yet, where vouchers circulate and some fall due, where funders are at work
  scenarios: ['voucher-ready', 'circulating', 'financing'],
  people: [
    'core-operator',
    'core-director',
    'core-final',
    'core-query',
    'chain-operator',
    'chain-director',
    'chain2-operator',
    'chain2-director',
    'all-access',
  ],
  prepare: async (market) => {
    await market.outside('platform', 'PLENTY', 'C002 C001')
    await market.outside('platform', 'PLENTY', 'C003 C001')
  },
  boards: [
    ...boards,
    ...financeBoards,
    ...financeBoards.slice(0, 2),
    ...packageBoards,
    ...packageBoards,
  ],
  beginnings: [...beginnings, ...financeBeginnings, ...financeBeginnings, ...packageBeginnings],
  outside: [...outsiders, ...funders, ...verifiers],
  covered,
  ending: fallDue,
  wrong: tradeOff,
}
