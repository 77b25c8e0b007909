// npm run security: checks the lock file offline. npm audit needs a network that is not available everywhere.
import { readFileSync } from 'node:fs'
import { FETCHED } from './supplyChain/fetched.ts'
import { missingFromLock } from './supplyChain/lock.ts'
import {
  belowFloors,
  type Floors,
  type Lock,
  licenceProblems,
  lockProblems,
  type Manifest,
} from './supplyChain/rules.ts'

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

const lock = read<Lock>('package-lock.json')
const floors = read<Floors>('scripts/supplyChain/floors.json')
/** Problems of the lock files of separately fetched packages. */
const fetchedProblems = ({ packages: folder }: { packages: string }): string[] => {
  const apart = read<Lock>(`${folder}/package-lock.json`)
  const wrong = [
    ...lockProblems(apart, read<Manifest>(`${folder}/package.json`)),
    ...belowFloors(apart, floors),
  ]
  return wrong.map((problem) => `${folder}：${problem}`)
}
const checks: readonly (readonly [title: string, problems: readonly string[]])[] = [
  ['锁文件完整', missingFromLock().map((one) => `锁文件缺少可选依赖 ${one}`)],
  ['锁文件可信', lockProblems(lock, read<Manifest>('package.json'))],
  ['不低于安全底线', belowFloors(lock, floors)],
  ['许可合规', licenceProblems(lock)],
  ['另取的工具的锁文件可信、不低于安全底线', Object.values(FETCHED).flatMap(fetchedProblems)],
]
for (const [title, problems] of checks) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${title}`)
  for (const problem of problems) console.log(`    ${problem}`)
}
process.exitCode = checks.some(([, problems]) => problems.length > 0) ? 1 : 0
