// 外部机构办理的单据：没有编号可写的，写人看得见的说法。

type Row = Record<string, unknown>

interface Description {
  readonly says: RegExp
  /** 控制台里的哪一类记录 */
  readonly entity: string
  /** 说的是不是这一条；words 是说法里括起来的部分 */
  readonly isMeant: (row: Row, words: string) => boolean
  /** 那一条的编号 */
  readonly key: string
}

const DESCRIPTIONS: readonly Description[] = [
  // 企业写全称
  { says: /^(.*公司)$/, entity: 'Corp', isMeant: (row, name) => row['corpName'] === name, key: 'corpId' },
  {
    says: /^打款中的账户$/,
    entity: 'BankAccount',
    isMeant: (row) => row['accountAuthStatus'] === 'REMITTING',
    key: 'accountId',
  },
  {
    says: /^金额([\d,.]+)的账单$/,
    entity: 'PlatformBill',
    // 场景里缴费的都是华岳智造；别家也有这个金额的
    isMeant: (row, amount) => row['billAmount'] === amount.replaceAll(',', '') && row['corpId'] === 'C001',
    key: 'billNo',
  },
]

/** 说法指的那一条的编号，几条都是的取第一条；不是这些说法的，本来就是编号。 */
export async function documentOf(said: string, read: (entity: string) => Promise<Row[]>): Promise<string> {
  for (const { says, entity, isMeant, key } of DESCRIPTIONS) {
    const words = says.exec(said)
    if (!words) continue
    const found = (await read(entity)).find((row) => isMeant(row, words[1] ?? ''))
    if (!found) throw new Error(`没有“${said}”`)
    return String(found[key])
  }
  return said
}
