import type * as calls from '#api/generated/uaa/securities/securities.ts'
import * as msw from '../../generated/uaa/securities/securities.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { CSRF_HEADER } from '../../kernel/enforce/csrf.ts'
import { KEY_ID, publicKeyPem } from '../../kernel/enforce/sensitive.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  loadCsrfToken: ({ session }) => ({ token: session.csrf, headerName: CSRF_HEADER }),
  loadPublicKey: async () => ({ keyId: KEY_ID, publicKey: await publicKeyPem() }),
})
