import type { Family } from '../Family.ts'
import { beginnings } from './beginnings.ts'
import { boards } from './boards.ts'
import { covered } from './covered.ts'
import { fallDue } from './ending.ts'
import { financeBeginnings, financeBoards, funders } from './financing.ts'
import { outsiders } from './outside.ts'
import { packageBeginnings, packageBoards, verifiers } from './packages.ts'

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
  prepare: async (simulation) => {
    await simulation.outside('platform', 'PLENTY', 'C002 C001')
    await simulation.outside('platform', 'PLENTY', 'C003 C001')
  },
  boards: [...boards, ...financeBoards, ...financeBoards.slice(0, 2), ...packageBoards, ...packageBoards],
  beginnings: [...beginnings, ...financeBeginnings, ...financeBeginnings, ...packageBeginnings],
  outside: [...outsiders, ...funders, ...verifiers],
  covered,
  ending: fallDue,
}
