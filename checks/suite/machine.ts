import { createHash } from 'node:crypto'

/** Processor seconds that the work below takes on the machine the budgets were measured on. */
const REFERENCE = 0.29

const rows = Array.from({ length: 4_000 }, (_, at) => ({
  no: `IS2026${at}`,
  name: '华岳智造集团股份有限公司'.slice(at % 7),
  amount: `${at * 37}.00`,
  tags: [at % 3, at % 5, at % 11],
}))

/** What the checks do most, in small: text to objects and back, sorting, searching, hashing. */
function work(): number {
  let sum = 0
  for (let round = 0; round < 60; round += 1) {
    const text = JSON.stringify(rows)
    const copy = JSON.parse(text) as typeof rows
    copy.sort((a, b) => a.amount.localeCompare(b.amount) || (a.no < b.no ? -1 : 1))
    sum += text.match(/团\D+\d+/g)?.length ?? 0
    sum += createHash('sha256').update(text).digest()[0] ?? 0
  }
  return sum
}

/** How much more processor time this machine needs now than the one the budgets were measured on; takes about a second. */
export function slowness(): number {
  // the first time also compiles it
  work()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6 / REFERENCE
}
