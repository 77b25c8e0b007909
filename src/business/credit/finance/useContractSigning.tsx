import { presignFinanceContract, signFinanceContract } from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { useContractSigning as useSigning } from '#business/signing/useContractSigning.tsx'
import { refOf } from '#domain/documentRef.ts'
import { financeSigning } from './signing.ts'

/** 签署融资合同（T-FIN-09）；element 须由页面渲染。 */
export const useContractSigning = () =>
  useSigning<FinanceApplication>({
    title: '融资合同签署',
    success: '合同已签署，等待资金方办理登记',
    of: (application) => refOf(application, 'financeNo'),
    presign: ({ financeNo }) => presignFinanceContract({ financeNo }),
    signing: (application) => financeSigning(application, '签署融资合同'),
    send: signFinanceContract,
  })
