import type { Spoil } from './Spoil.ts'
import { the } from './Spoil.ts'

export const trade: readonly Spoil[] = [
  [
    'INV-07',
    (world) => {
      the(world.invoices, (row) => row.invoiceRemainAmount === row.invoiceAmount).invoiceRemainAmount = '0.01'
    },
  ],
  [
    'INV-07',
    (world) => {
      the(world.absPayables, (row) => row.payableStatus === 'CONFIRMED').invoiceUses = []
    },
  ],
  [
    'INV-07 发票支撑单据',
    (world) => {
      const row = the(world.absPayables, (one) => (one.invoiceUses?.length ?? 0) > 0)
      row.invoiceUses![0]!.amount = '99999999.00'
    },
  ],
  [
    'INV-07 合同',
    (world) => {
      the(world.tradeContracts).contractUsedAmount = '0.01'
    },
  ],
  [
    'INV-07 合同',
    (world) => {
      the(world.rfAccounts, (row) => row.arStatus === 'CONFIRMED').arStatus = 'VOID'
    },
  ],
  [
    'INV-07 资料包',
    (world) => {
      const [one, other] = world.financeDataPackages.where((row) => row.packageStatus === 'USED')
      other!.invoiceNos.push(one!.invoiceNos[0]!)
    },
  ],
  [
    'INV-09',
    (world) => {
      the(world.financeDataPackages, (row) => row.packageStatus === 'USED').packageUsedAmount = '0.01'
    },
  ],
  [
    'INV-09',
    (world) => {
      the(world.absTransfers, (row) => row.absTransferStatus === 'FUNDED').absTransferStatus = 'REMOVED'
    },
  ],
  [
    'INV-09',
    (world) => {
      const row = the(world.financeApplications, (one) => one.financeStatus === 'FUNDER_AUDITING')
      const dossier = world.financeDataPackages.need(row.packageNo!)
      dossier.uses = dossier.uses.filter((use) => use.bizNo !== row.financeNo)
      dossier.packageUsedAmount = '0.00'
    },
    'financing',
  ],
]
