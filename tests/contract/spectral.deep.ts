// Spectral's rules for OpenAPI, all of them, over the bundles that other teams get.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleContract, bundlePath, services } from '../../openapi/bundle.ts'
import { spectralProblems } from '../../scripts/spectral/lint.ts'
import { ensureFetched } from '../../scripts/supplyChain/fetched.ts'
import type { Operation } from './contract.ts'

/** It is downloaded on first use. */
const INSTALLED = 180_000

/** The largest contract takes long, and longer beside the other deep tests. */
const LINTED = 600_000

describe('Spectral 的 OpenAPI 规则', () => {
  beforeAll(async () => {
    bundleContract()
    await ensureFetched('spectral')
  }, INSTALLED)

  it.each(services)(
    '%s 全部合乎',
    (service) => {
      expect(spectralProblems(bundlePath(service))).toEqual([])
    },
    LINTED,
  )

  it('少了说明、例子不合结构的说得出来', () => {
    const document = JSON.parse(readFileSync(bundlePath('signing'), 'utf8'))
    const [page]: { post: Operation }[] = Object.values(document.paths)
    delete page?.post.description
    Object.assign(page?.post.responses['200']?.content?.['application/json'] ?? {}, { example: '不是信封' })
    const place = mkdtempSync(join(tmpdir(), 'scf-spectral-'))
    try {
      const path = join(place, 'broken.json')
      writeFileSync(path, JSON.stringify(document))
      expect(spectralProblems(path).map((problem) => problem.split('：')[0])).toEqual(
        expect.arrayContaining(['operation-description', 'oas3-valid-media-example']),
      )
    } finally {
      rmSync(place, { recursive: true })
    }
  })
})
