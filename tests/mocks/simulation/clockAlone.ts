import type { Market } from './Market.ts'

export const clockAlone = async (market: Market): Promise<void> => {
  await market.desk.advance('P1D')
}
