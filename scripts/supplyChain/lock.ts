import { readFileSync } from 'node:fs'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
}

/** 锁文件中缺条目的可选依赖（“包 → 依赖”）：npm install 会静默漏写，随后 npm ci 必然失败。空数组表示完整。 */
export function missingFromLock(path = 'package-lock.json'): string[] {
  const packages = (JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> })
    .packages
  const isLocked = (from: string, name: string): boolean => {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true
    if (!from) return false
    const parent = from.lastIndexOf('/node_modules/')
    return isLocked(parent < 0 ? '' : from.slice(0, parent), name)
  }
  return Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !isLocked(from, name))
      .map((name) => `${from || '(本项目)'} → ${name}`),
  )
}
