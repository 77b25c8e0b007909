import type { Spoil } from './Spoil.ts'
import { again, the } from './Spoil.ts'

export const enterprise: readonly Spoil[] = [
  [
    '账户验证',
    (world) => {
      the(world.bankAccounts, (row) => row.accountStatus === 'ACTIVE').accountAuthStatus = 'UNVERIFIED'
    },
  ],
  [
    '账户验证',
    (world) => {
      the(world.bankAccounts, (row) => row.accountAuthStatus === 'WAIT_FILL').verifyAmount = '1.00'
    },
  ],
  [
    '账户验证',
    (world) => {
      the(world.bankAccounts).remittances = { day: world.today(), count: 4 }
    },
  ],
  [
    '账户不重复',
    (world) => {
      again(world.bankAccounts, the(world.bankAccounts), { isDefault: false })
    },
  ],
  [
    '账户不重复',
    (world) => {
      again(world.bankAccounts, the(world.bankAccounts), { accountNo: '6200000000000000' })
    },
  ],
  [
    '用户',
    (world) => {
      const row = the(world.users)
      the(world.users, (one) => one !== row && one.corpId === row.corpId).mobilePhone = row.mobilePhone
    },
  ],
  [
    '用户',
    (world) => {
      for (const row of world.users.where((one) => one.corpId === 'C001')) row.postCodes = ['POST_QUERY']
    },
  ],
  [
    '企业证书',
    (world) => {
      again(
        world.ukeys,
        the(world.ukeys, (row) => row.ukeyStatus === 'ACTIVE'),
      )
    },
  ],
  [
    '企业证书',
    (world) => {
      const { bindUserId } = the(world.ukeys, (row) => row.ukeyStatus === 'ACTIVE')
      world.users.need(bindUserId).userStatus = 'DISABLED'
    },
  ],
  [
    '只有一份在办',
    (world) => {
      again(
        world.invoiceInfos,
        the(world.invoiceInfos, (row) => row.invoiceInfoStatus === 'EFFECTIVE'),
      )
    },
  ],
  [
    '只有一份在办',
    (world) => {
      again(
        world.rfRecommends,
        the(world.rfRecommends, (row) => row.recommendStatus === 'ACCEPTED'),
      )
    },
  ],
  [
    '只有一份在办',
    (world) => {
      again(world.signups, the(world.signups))
    },
  ],
  [
    '交易对手',
    (world) => {
      again(world.counterparties, the(world.counterparties))
    },
  ],
]
