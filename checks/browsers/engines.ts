// The browsers that enterprises use: docs/decisions/0047-scenarios-in-old-browsers.md.
import { createReadStream, createWriteStream, existsSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { canApt, findFirefox } from '../../scripts/browser.ts'
import { ensureFetched, placeOf, programOf } from '../../scripts/supplyChain/fetched.ts'

/** The package's own arguments for servers, except that each page keeps its own process. */
const OLD_ARGS = '--no-sandbox --no-zygote --disable-gpu'

/** Why a browser is unavailable; excused when it is available nowhere. */
interface Missing {
  because: string
  isExcused: boolean
}

/** The environment variables by which the scenarios use this browser. */
type Environment = Record<string, string>

export interface Engine {
  /** Its name for --only. */
  id: string
  title: string
  /** Downloads, unpacks and installs what is missing. */
  ready: () => Promise<Environment | Missing>
}

export const isMissing = (found: Environment | Missing): found is Missing => 'isExcused' in found

type Packed = 'chromium103' | 'chromium109'

/** The program inside a package, unpacked once for each version. */
async function unpacked(name: Packed): Promise<string> {
  await ensureFetched(name)
  const packed = programOf(name)
  const about = readFileSync(join(dirname(packed), '../package.json'), 'utf8')
  const { version } = JSON.parse(about) as { version: string }
  const program = join(placeOf(name), `chromium-${version}`)
  if (existsSync(program)) return program
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(`${program}.part`, { mode: 0o755 }),
  )
  renameSync(`${program}.part`, program)
  return program
}

async function oldChromium(name: Packed): Promise<Environment | Missing> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { because: '取得到的旧版只有 Linux x64 的', isExcused: true }
  try {
    return { CHROMIUM_PATH: await unpacked(name), BROWSER_ARGS: OLD_ARGS }
  } catch (error) {
    return { because: error instanceof Error ? error.message : String(error), isExcused: false }
  }
}

async function firefox(): Promise<Environment | Missing> {
  const path = findFirefox()
  return path === undefined
    ? { because: '本机没有 Firefox：请安装 firefox-esr，或用 FIREFOX_PATH 指明', isExcused: !canApt }
    : { FIREFOX_PATH: path }
}

/** Oldest first. */
export const ENGINES: readonly Engine[] = [
  { id: '103', title: 'Chromium 103', ready: () => oldChromium('chromium103') },
  { id: '109', title: 'Chromium 109', ready: () => oldChromium('chromium109') },
  { id: 'firefox', title: 'Firefox ESR', ready: firefox },
]
