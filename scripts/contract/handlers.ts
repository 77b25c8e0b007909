// Which file of the mock answers a tag of the contract: the one that brings the tag's generated MSW handlers in.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from '../imports.ts'

const GENERATED = /^mocks\/generated\/(\w+)\/[\w-]+\/([\w-]+)\.msw\.ts$/

/** `<service>/<tag in kebab-case>` → file, relative to root with forward slashes. */
export function handlerFiles(root: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const name of globSync('mocks/*/**/*.ts', { cwd: root, exclude: ['mocks/generated/**'] })) {
    const path = name.replaceAll('\\', '/')
    for (const { target } of importsOf({ path, text: readFileSync(join(root, path), 'utf8') })) {
      const [, service, tag] = GENERATED.exec(target) ?? []
      if (service && tag) files.set(`${service}/${tag}`, path)
    }
  }
  return files
}
