import type { TradeContract } from '#api/generated/corp/model/index.ts'
import { yuan } from '#domain/money.ts'

/** 选合同时一份合同的写法，处处一样：编号、名称（同名的分得清）、还剩多少（G-TRADE）。 */
export const contractLabel = ({
  contractNo,
  contractName,
  contractRemainAmount,
}: Pick<TradeContract, 'contractNo' | 'contractName' | 'contractRemainAmount'>): string =>
  `${contractNo} ${contractName}，剩余 ${yuan(contractRemainAmount)}`
