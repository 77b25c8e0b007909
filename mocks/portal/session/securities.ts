import type * as calls from '#api/generated/uaa/securities/securities.ts'
import * as msw from '../../generated/uaa/securities/securities.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { csrfOf } from '../../kernel/enforce/csrf.ts'
import { publicKeyOf } from '../../kernel/enforce/sensitive.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  loadCsrfToken: ({ world, session }) => csrfOf(world, session),
  loadPublicKey: ({ world }) => publicKeyOf(world),
})
