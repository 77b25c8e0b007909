// Which file of the mock answers a tag of the contract: the one that brings the tag's generated MSW handlers in.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const GENERATED = /generated\/(\w+)\/[\w-]+\/([\w-]+)\.msw\.ts'/g

/** `<service>/<tag in kebab-case>` → file, relative to root with forward slashes. */
export function handlerFiles(root: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const name of globSync('mocks/*/**/*.ts', { cwd: root, exclude: ['mocks/generated/**'] })) {
    const file = name.replaceAll('\\', '/')
    for (const [, service = '', tag = ''] of readFileSync(join(root, file), 'utf8').matchAll(GENERATED))
      files.set(`${service}/${tag}`, file)
  }
  return files
}
