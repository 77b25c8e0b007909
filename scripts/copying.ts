// What npm run new:flow and new:page have in common: the text of a neighbour under other names.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

/** Files to write, by path; a Chinese sentence when it cannot be done. */
export type Plan = ReadonlyMap<string, string> | string

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const kebab = (text: string): string => text.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()

/** An address within the portal, or a word. */
const WORD = /(?<![\w./#])\/(?!v1\/)[\w/-]+|[A-Za-z_$][\w$]*/g

/**
 * Renames in a text.
 * @param nouns in camelCase, with what they become: also where they are part of a word
 * @param exact whole words and pieces of text, which go first
 * @param kept words that belong to others
 */
export const renaming =
  (nouns: ReadonlyMap<string, string>, exact: ReadonlyMap<string, string>) =>
  (text: string, kept: ReadonlySet<string> = new Set()): string => {
    const longest = (words: Iterable<string>) => [...words].toSorted((a, b) => b.length - a.length)
    const pieces = longest(exact.keys()).map((piece) => piece.replaceAll(/[{}.]/g, '\\$&'))
    const within = longest([...nouns.keys()].flatMap((noun) => [`^${noun}`, upper(noun)]))
    const noun = new RegExp(within.join('|'), 'g')
    const replaced = (word: string) =>
      kept.has(word) || word.startsWith('/')
        ? word
        : word.replace(
            noun,
            (found) =>
              nouns.get(found) ?? upper(nouns.get(found.charAt(0).toLowerCase() + found.slice(1)) ?? found),
          )
    const whole = new RegExp(`(?<![\\w$])(?:${pieces.join('|')})(?![\\w$])|${WORD.source}`, 'g')
    return text.replace(whole, (found) => exact.get(found) ?? replaced(found))
  }

/** Writes the files and formats them. */
export function writeFiles(files: ReadonlyMap<string, string>, root = '.'): void {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  const code = [...files.keys()].filter((name) => /\.tsx?$/.test(name))
  const biome = join(import.meta.dirname, '../node_modules/.bin/biome')
  spawnSync(biome, ['check', '--write', ...code], { cwd: root, shell: process.platform === 'win32' })
}

/** What the arguments give by name; a Chinese sentence when one of them is not among the names. */
export function givenIn<Name extends string>(
  args: string[],
  names: readonly Name[],
): Partial<Record<Name, string>> | string {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ args, options }).values as Partial<Record<Name, string>>
  } catch {
    const known = names.map((name) => `--${name}`)
    const other = args.find(
      (one, at) => !known.includes(one.split('=')[0]!) && !known.includes(args[at - 1] ?? ''),
    )
    return other === undefined ? `${args.at(-1)} 之后没有写值` : `不认识“${other}”`
  }
}

/** How the command is written: the whole line, then each argument. */
export const usageLines = (questions: Readonly<Record<string, string>>, usage: string): string[] => [
  `用法：${usage}`,
  ...Object.entries(questions).map(([name, question]) => `  --${name}　${question}`),
  '在终端里运行时，没有写的会问。',
]

/** What was asked for on the command line; in a terminal the rest is asked. Ends the process when something is missing. */
export async function wishes<Name extends string>(
  questions: Readonly<Record<Name, string>>,
  usage: string,
): Promise<Record<Name, string>> {
  const names = Object.keys(questions) as Name[]
  const given = givenIn(process.argv.slice(2), names)
  const isWrong = typeof given === 'string'
  if (isWrong || (names.some((name) => given[name] === undefined) && !process.stdin.isTTY)) {
    console.error([...(isWrong ? [given] : []), ...usageLines(questions, usage)].join('\n'))
    process.exit(1)
  }
  const line = createInterface({ input: process.stdin, output: process.stdout })
  const wish: Partial<Record<Name, string>> = {}
  for (const name of names) wish[name] = given[name] ?? (await line.question(`${questions[name]}：`)).trim()
  line.close()
  return wish as Record<Name, string>
}

/** Writes what was planned and says what is left to do; ends the process when it cannot be done. */
export function carryOut(plan: Plan, steps: readonly string[]): void {
  if (typeof plan === 'string') {
    console.error(plan)
    process.exit(1)
  }
  writeFiles(plan)
  for (const name of plan.keys()) console.log(`写好 ${name}`)
  console.log(['接着：', ...steps.map((one, at) => `  ${at + 1}. ${one}`)].join('\n'))
}
