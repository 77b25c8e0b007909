// Prism, a mock made from the bundles of the contract alone, without our mock.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Service } from '../../mocks/kernel/contract/operations.ts'
import { bundlePath } from '../../openapi/bundle.ts'
import { programOf } from '../../scripts/supplyChain/fetched.ts'

/** A bundle of 474 operations needs 4 s of a free core to start. */
const STARTED = 120_000

interface Prism {
  port: number
  close: () => void
}

/** Serves the bundle of a service on a free port of this machine. */
export async function startPrism(service: Service): Promise<Prism> {
  const args = [
    programOf('prism'),
    'mock',
    '--multiprocess=false',
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    bundlePath(service),
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const close = () => void child.kill()
  process.once('exit', close)
  const output = createInterface({ input: child.stdout })
  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Prism 没有起来：${service}`)), STARTED)
    child.once('exit', (code) => reject(new Error(`Prism 停了（${code}）：${service}`)))
    output.on('line', (line) => {
      const found = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]
      if (!found) return
      clearTimeout(late)
      resolve(Number(found))
    })
  })
  return { port, close }
}
