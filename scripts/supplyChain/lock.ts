import { readFileSync } from 'node:fs'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
}

/**
 * Optional dependencies without an entry in the lock file (“package → dependency”): npm install leaves them out
 * silently, and npm ci then always fails. An empty array means it is complete.
 */
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
