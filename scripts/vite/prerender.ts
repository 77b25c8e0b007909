// The pages that open without a session come as HTML: the build draws each of them once (prerender/draw.ts) and writes it
// next to index.html, under its own address with .html. The app takes such a page over (src/app/takeOver.ts); a server that
// does not look for it sends index.html, and nothing is missing (docs/decisions/0058).
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { PUBLIC_PATHS } from '../../src/domain/permissions.ts'
import { DRAFT_KEY } from '../../src/pages/register/register/keptSignUp.ts'
import type { Drawing, Drawn } from './prerender/draw.ts'
import { lookBook, pageOf } from './prerender/page.ts'

/** What a page is drawn for: a visitor from the face recognition has a token; without one the page reports it later. */
const SEARCH: Readonly<Record<string, string>> = {
  '/register/face-success': '?faceToken=drawn',
  '/register/face-fail': '?faceToken=drawn',
}

const draw = (script: string, workerData: Drawing): Promise<Drawn> =>
  new Promise((done, fail) => {
    const thread = new Worker(script, { workerData })
    thread.once('error', fail)
    thread.once('exit', () => fail(new Error(`prerender: ${workerData.address} was not drawn`)))
    thread.once('message', (drawn: Drawn) => {
      done(drawn)
      void thread.terminate()
    })
  })

export const prerender = (): Plugin => {
  let root = ''
  let outDir = ''
  let base = '/'
  let failed = false
  const own = (name: string) => join(root, 'scripts/vite/prerender', name)
  const built = (name: string) => readFileSync(join(outDir, name), 'utf8')
  /** Writes a file named by its content and returns its address. */
  const emit = (text: string, extension: string): string => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    const name = `assets/prerendered-${hash}.${extension}`
    writeFileSync(join(outDir, name), text)
    return base + name
  }
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
      base = config.base
    },
    buildEnd(error) {
      failed = error !== undefined
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (failed) return
        const manifest = JSON.parse(built('.vite/manifest.json')) as Record<string, { file: string }>
        const html = built('index.html')
        const looks = lookBook()
        const pages = await Promise.all(
          PUBLIC_PATHS.map((path) =>
            draw(own('draw.ts'), { outDir, base, address: path + (SEARCH[path] ?? '') }),
          ),
        )
        const drawn = pages.map((page) => ({ ...page, body: looks.moveOut(page.body) }))
        const helpers = {
          early: emit(readFileSync(own('early.js'), 'utf8').replace('__DRAFT__', DRAFT_KEY), 'js'),
          css: emit(readFileSync(own('page.css'), 'utf8') + looks.rules(), 'css'),
          takeOver: base + manifest['src/app/takeOver.ts']!.file,
        }
        for (const [at, path] of PUBLIC_PATHS.entries()) {
          const file = join(outDir, `${path.slice(1)}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, pageOf(html, drawn[at]!, helpers))
        }
      },
    },
  }
}
