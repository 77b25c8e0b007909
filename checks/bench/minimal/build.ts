import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { targets } from '../../../scripts/vite/floor.ts'
import { precompress } from '../../../scripts/vite/precompress.ts'

/** Builds the minimal page as the portal is built (browsers, compression), passes its folder on, and deletes it. */
export const withMinimalBuild = async <Result>(act: (dist: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'scf-bench-minimal-'))
  // not the folder itself, which is readable only by its owner
  const outDir = join(folder, 'dist')
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      base: '/cv3/',
      logLevel: 'warn',
      html: { cspNonce: '__CSP_NONCE__' },
      plugins: [react(), precompress()],
      build: { outDir, emptyOutDir: true, target: [...targets], modulePreload: { polyfill: false } },
    })
    return await act(outDir)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
