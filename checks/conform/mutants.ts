// Backends with one obligation broken each, to test the checks. A mutant knows the paths, not the checks.
import { newNonce } from '../../src/api/signature.ts'
import {
  answers,
  asks,
  bodyOf,
  done,
  type Envelope,
  everyAction,
  forgives,
  heads,
  isSealed,
  isSigned,
  json,
  lists,
  type Mutation,
  pathOf,
  refusal,
  resigned,
  takes,
  tells,
  textOf,
  token,
  withHeader,
  without,
  withoutLength,
} from './mutation.ts'

interface Mutant {
  /** The only rule that must fail. */
  rule: string
  /** What is broken; part of the test's title. */
  how: string
  /** Where the mock needs more than an empty enterprise. */
  scenario?: 'default'
  mutate: Mutation
}

const CORP = '/api/web/corp/v1'
const ISSUE = `${CORP}/credits/issue`
const DAY_MS = 86_400_000

const DOWNLOAD = new RegExp(`^${CORP}/files/download/`)
const DETAIL = `${ISSUE}/detail`
const PAGE = `${ISSUE}/page`
const SAVE = `${ISSUE}/save`
const REVIEW = `${ISSUE}/review`
const PRESIGN = `${CORP}/files/oss/sts/download/presigned-url`
const UPLOAD = `${CORP}/files/upload`
const MENUS = `${CORP}/userInfo/granted-menu-tree`
const MENU = { menuCode: 'X', menuName: '多出来的', hidden: false, children: [] }
const SMS = '/uaa/v1/verify-code/sms'

/** Saves drafts for the session's enterprise when it is not the one shown, or none is. */
const savesForItself =
  (isWrong: (shown: string | null) => boolean): Mutation =>
  (whole) => {
    const first = new Map<string, string>()
    return takes((request) => {
      const shown = request.headers.get('x-scf-corp-id')
      if (shown) first.set(token(request), first.get(token(request)) ?? shown)
      const own = first.get(token(request))
      return own && pathOf(request) === SAVE && isWrong(shown)
        ? withHeader(request, 'x-scf-corp-id', own)
        : request
    })(whole)
  }

export const mutants: readonly Mutant[] = [
  {
    rule: 'signature-wrong',
    how: 'the signature is not looked at',
    mutate: takes(async (request) => ((await isSigned(request)) ? request : resigned(request))),
  },
  {
    rule: 'nonce-replayed',
    how: 'nonces are not remembered',
    mutate: (whole) => {
      const seen = new Set<string>()
      return takes(async (request) => {
        const nonce = request.headers.get('x-scf-nonce') ?? ''
        const again = seen.has(nonce) && (await isSigned(request))
        seen.add(nonce)
        return again ? resigned(request, { headers: { 'x-scf-nonce': newNonce() } }) : request
      })(whole)
    },
  },
  {
    rule: 'nonce-missing',
    how: 'a nonce is not asked for',
    mutate: takes(async (request) =>
      request.headers.get('x-scf-nonce') === '' && (await isSigned(request))
        ? resigned(request, { headers: { 'x-scf-nonce': newNonce() } })
        : request,
    ),
  },
  {
    rule: 'timestamp-old',
    how: 'the time of a request is not looked at',
    mutate: (whole) => {
      let serverTime = Date.now()
      return async (request) => {
        const apart = Math.abs(Number(request.headers.get('x-scf-timestamp') ?? serverTime) - serverTime)
        const late = apart > 5.5 * 60_000 && apart < DAY_MS && (await isSigned(request))
        const now = { 'x-scf-timestamp': String(Math.round(serverTime)) }
        const response = await whole(late ? await resigned(request, { headers: now }) : request)
        serverTime = Date.parse(response.headers.get('date') ?? '')
        return response
      }
    },
  },
  {
    rule: 'system-type-wrong',
    how: 'the system type is not looked at',
    mutate: takes((request) => withHeader(request, 'x-scf-system-type', 'CORP_WEB')),
  },
  {
    rule: 'refused-request-code',
    how: 'a refused request looks like an ended session',
    mutate: answers(/./, (envelope) =>
      envelope.code === 'BAD_SIGNATURE' ? { ...envelope, code: 'UNAUTHORIZED' } : undefined,
    ),
  },
  {
    rule: 'csrf-missing',
    how: 'a missing CSRF token is let through',
    mutate: (whole) => {
      const tokens = new Map<string, string>()
      return takes((request) => {
        const given = request.headers.get('x-xsrf-token')
        if (given) tokens.set(token(request), tokens.get(token(request)) ?? given)
        const known = tokens.get(token(request))
        return !given && known ? withHeader(request, 'x-xsrf-token', known) : request
      })(whole)
    },
  },
  {
    rule: 'csrf-of-another',
    how: 'any CSRF token that was ever given will do',
    mutate: (whole) => {
      const tokens = new Map<string, string>()
      return takes((request) => {
        const given = request.headers.get('x-xsrf-token')
        const isKnown = given !== null && [...tokens.values()].includes(given)
        const own = tokens.get(token(request))
        if (given && !isKnown && own === undefined) tokens.set(token(request), given)
        return isKnown && own ? withHeader(request, 'x-xsrf-token', own) : request
      })(whole)
    },
  },
  {
    rule: 'unauthorised-401',
    how: 'whoever has no session gets an empty list',
    mutate: answers(`${CORP}/corpInfos`, (_envelope, request, response) =>
      token(request) === '' ? json(done([]), response, 200) : undefined,
    ),
  },
  {
    rule: 'token-invalid',
    how: 'any token opens a session',
    mutate: forgives(`${CORP}/refresh-session`, ['INVALID_TOKEN'], {}),
  },
  {
    rule: 'session-cookie',
    how: 'scripts can read the cookie of the session',
    mutate: (whole) => async (request) => {
      const isRefresh = pathOf(request).endsWith('/refresh-session')
      const response = await whole(request)
      const cookies = response.headers.getSetCookie()
      if (!isRefresh || cookies.length === 0) return response
      const headers = new Headers(response.headers)
      headers.delete('set-cookie')
      for (const one of cookies) headers.append('set-cookie', one.replace('; HttpOnly', ''))
      return new Response(response.body, { status: response.status, headers })
    },
  },
  {
    rule: 'forbidden-403',
    how: 'the maker may call the review',
    mutate: answers(REVIEW, (_envelope, request, response) =>
      response.status === 403 && token(request) === 'core-operator'
        ? json(done({ results: [] }), response, 200)
        : undefined,
    ),
  },
  {
    rule: 'others-invisible',
    how: 'anybody sees a document whose number he knows',
    mutate: (whole) => {
      const known = new Map<string, Envelope>()
      return answers(DETAIL, async (envelope, request, response) => {
        const { issueNo = '' } = await bodyOf(request)
        if (envelope.code === '0') known.set(issueNo, envelope)
        const found = known.get(issueNo)
        return found && json(found, response, 200)
      })(whole)
    },
  },
  {
    rule: 'corp-switched',
    how: 'the enterprise that the page shows is not compared',
    mutate: savesForItself((shown) => shown !== null),
  },
  {
    rule: 'corp-required',
    how: "who does not say for which enterprise books for the session's",
    mutate: savesForItself((shown) => shown === null),
  },
  {
    rule: 'corp-load',
    how: 'switching changes nothing',
    mutate: lists(`${CORP}/corpInfos`, (corps) => corps.map((one, at) => ({ ...one, isCurrent: at === 0 }))),
  },
  {
    rule: 'corp-not-member',
    how: 'anybody joins any enterprise',
    mutate: forgives(`${CORP}/load-corp`, ['NOT_MEMBER']),
  },
  {
    rule: 'corp-frozen',
    how: 'a frozen enterprise can be chosen',
    mutate: forgives(`${CORP}/load-corp`, ['CORP_FROZEN']),
  },
  {
    rule: 'menus-of-role',
    how: 'the maker is given the page of the review',
    mutate: lists(MENUS, (menus, request) => {
      const path = '/credit/core/issue/issue-review'
      return token(request) === 'core-operator' ? [...menus, { ...MENU, path }] : menus
    }),
  },
  {
    rule: 'menu-paths-known',
    how: 'a menu leads to no page',
    mutate: lists(MENUS, (menus) => [...menus, { ...MENU, path: '/nowhere' }]),
  },
  {
    rule: 'dictionaries-complete',
    how: 'an entry of a dictionary is missing',
    mutate: lists(`${CORP}/sys/dict-datas/list-by-dict-types`, (groups) => {
      groups[0]?.entries.pop()
      return groups
    }),
  },
  {
    rule: 'public-config',
    how: 'the look of the portal takes a session',
    mutate: answers(`${CORP}/sys/pub/load/nav-view-config`, (_envelope, request, response) =>
      token(request) === '' ? json(refusal('UNAUTHORIZED', '登录已失效'), response, 401) : undefined,
    ),
  },
  {
    rule: 'business-date',
    how: 'the business day is of another year',
    mutate: tells(`${CORP}/sys/tools/load-platform-config`, (data) => {
      data.businessDate = '2020-01-02'
    }),
  },
  {
    rule: 'envelope-always',
    how: 'HTTP 403 brings a page of the gateway',
    // the refused CSRF header has its own rule
    mutate: answers(/./, (envelope, _request, response) =>
      response.status === 403 && envelope.code !== 'CSRF'
        ? new Response('<html>Forbidden</html>', { status: 403, headers: { 'Content-Type': 'text/html' } })
        : undefined,
    ),
  },
  {
    rule: 'message-for-people',
    how: 'a refusal tells an exception',
    mutate: answers(DETAIL, (envelope) =>
      envelope.code === '0' ? undefined : { ...envelope, message: 'java.lang.NullPointerException' },
    ),
  },
  {
    rule: 'business-refusal-200',
    how: 'a business failure comes with HTTP 400',
    mutate: answers(DETAIL, (envelope, _request, response) =>
      envelope.code === '0' ? undefined : json(envelope, response, 400),
    ),
  },
  {
    rule: 'unknown-path-404',
    how: 'an unknown path comes with HTTP 200',
    mutate: answers(/./, (envelope, _request, response) =>
      response.status === 404 ? json(envelope, response, 200) : undefined,
    ),
  },
  {
    rule: 'broken-json',
    how: 'half a JSON text is taken for an empty one',
    mutate: answers(PAGE, (_envelope, _request, response) =>
      response.status === 400 ? json(done(), response, 200) : undefined,
    ),
  },
  {
    rule: 'date-header',
    how: 'an answer has no Date',
    mutate: heads(`${CORP}/corpInfos`, (headers) => headers.delete('date')),
  },
  {
    rule: 'answers-fit-schema',
    how: 'an answer lacks a property',
    mutate: tells(`${CORP}/userInfo`, (data) => delete data.corpName),
  },
  {
    rule: 'money-strings',
    how: 'an amount is a JSON number',
    mutate: tells(`${ISSUE}/form-context`, (data) => {
      data.availableLimit = Number(data.availableLimit)
    }),
  },
  {
    rule: 'instants-plus8',
    how: 'an instant is in UTC',
    mutate: tells('/uaa/v1/userInfo', (data) => {
      data.lastLoginTime = new Date(data.lastLoginTime).toISOString()
    }),
  },
  {
    rule: 'unread-count',
    how: 'one unread message too many is reported',
    mutate: tells(`${CORP}/sys/messages`, (data) => {
      data.pageCond.count += 1
    }),
  },
  {
    rule: 'page-count',
    how: 'the number of all rows is off by one',
    mutate: tells(PAGE, (data) => {
      data.pageCond.count += 1
    }),
  },
  {
    rule: 'page-size-bound',
    how: 'a page of one row has two',
    mutate: asks(PAGE, (body) =>
      body.pageCond?.pageSize === 1 ? { ...body, pageCond: { pageNo: 1, pageSize: 2 } } : undefined,
    ),
  },
  { rule: 'sort-order', how: 'the order asked for is ignored', mutate: asks(PAGE, without('sort')) },
  {
    rule: 'urgent-first',
    how: 'the latest come first, whoever is to act',
    mutate: answers(PAGE, async (envelope, request) => {
      const { sort } = await bodyOf(request)
      if (!sort) envelope.data?.list?.reverse()
      return sort ? undefined : envelope
    }),
  },
  { rule: 'filter-range', how: 'the upper bound is ignored', mutate: asks(PAGE, without('faceAmountTo')) },
  { rule: 'filter-equal', how: 'a condition is ignored', mutate: asks(PAGE, without('issueStatus')) },
  {
    rule: 'summary-matches',
    how: 'the sum is of this page only',
    mutate: tells(PAGE, (data) => {
      data.summary.amount = '0.01'
    }),
  },
  {
    rule: 'answer-size',
    how: 'a page is larger than what the portal reads',
    mutate: answers(PAGE, async (envelope, request) => {
      const { pageCond } = await bodyOf(request)
      return pageCond?.pageSize === 100 ? { ...envelope, more: 'x'.repeat(5 * 1024 * 1024) } : undefined
    }),
  },
  {
    rule: 'idempotency-required',
    how: 'a key is not asked for',
    mutate: takes((request) =>
      pathOf(request) === SAVE && !request.headers.has('idempotency-key')
        ? withHeader(request, 'idempotency-key', newNonce())
        : request,
    ),
  },
  {
    rule: 'idempotency-same-key-one-booking',
    how: 'a draft is saved anew, though its key came before',
    mutate: (whole) => {
      const answered = new Set<string>()
      return async (request) => {
        const what = `${request.headers.get('idempotency-key') ?? ''} ${await textOf(request)}`
        const again = pathOf(request) === SAVE && answered.has(what)
        const response = await whole(again ? withHeader(request, 'idempotency-key', newNonce()) : request)
        answered.add(what)
        return response
      }
    },
  },
  {
    rule: 'idempotency-concurrent',
    how: 'every submission is a new one, whatever its key',
    mutate: takes((request) =>
      pathOf(request) === `${ISSUE}/submit` ? withHeader(request, 'idempotency-key', newNonce()) : request,
    ),
  },
  {
    rule: 'idempotency-other-body',
    how: 'the content behind a key is not compared',
    mutate: forgives(SAVE, ['IDEMPOTENCY_MISMATCH'], {}),
  },
  {
    rule: 'idempotency-refused-not-kept',
    how: 'a refusal is kept under its key',
    mutate: (whole) => {
      const refused = new Map<string, Envelope>()
      return answers(SAVE, (envelope, request) => {
        const key = request.headers.get('idempotency-key') ?? ''
        if (envelope.code !== '0') refused.set(key, envelope)
        return refused.get(key)
      })(whole)
    },
  },
  {
    rule: 'version-conflict',
    how: 'an older version is taken for the newest',
    mutate: (whole) => {
      const versions = new Map<string, number>()
      const kept = tells(SAVE, ({ issueNo, version }) => versions.set(issueNo, version))(whole)
      return asks(SAVE, (body) => {
        const newest = versions.get(body.issueNo ?? '') ?? 0
        return (body.version ?? newest) < newest ? { ...body, version: newest } : undefined
      })(kept)
    },
  },
  {
    rule: 'state-checked',
    how: 'a cancelled document can be saved',
    mutate: forgives(SAVE, ['ILLEGAL_STATE'], {}),
  },
  {
    rule: 'refused-changes-nothing',
    how: 'a refused submission saves what was filled in',
    mutate: (whole) => {
      const remarks = new Map<string, string>()
      const detail = tells(DETAIL, (data) => {
        data.remark = remarks.get(data.issueNo) ?? data.remark
      })(whole)
      return answers(`${ISSUE}/submit`, async ({ code }, request) => {
        const { issueNo, remark = '' } = await bodyOf(request)
        if (code !== '0' && issueNo) remarks.set(issueNo, remark)
        return undefined
      })(detail)
    },
  },
  {
    rule: 'actions-carry-reasons',
    how: 'what cannot be done has no reason',
    scenario: 'default',
    mutate: answers(/./, (envelope) => {
      if (!envelope.data) return undefined
      everyAction(envelope, (action) => delete action.reason)
      return envelope
    }),
  },
  {
    rule: 'refusals-on-detail',
    how: 'what is not offered has no reason',
    mutate: tells(DETAIL, (data) => {
      for (const one of data.refusals) one.reason = ''
    }),
  },
  {
    rule: 'next-step-given',
    how: 'nobody says who is next',
    mutate: tells(DETAIL, (data) => delete data.nextActor),
  },
  {
    rule: 'maker-is-not-checker',
    how: 'the maker reviews his own document',
    mutate: tells(REVIEW, (data, request) => {
      if (token(request) === 'conform-both') for (const one of data.results) one.success = true
    }),
  },
  {
    rule: 'reject-needs-opinion',
    how: 'a document is sent back without a word',
    mutate: (whole) =>
      answers(REVIEW, async (envelope, request) => {
        const { decision, reviewOpinion } = await bodyOf(request)
        if (token(request) !== 'core-director' || decision !== 'REJECT' || reviewOpinion) return undefined
        for (const one of envelope.data?.results ?? []) one.success = true
        return envelope
      })(whole),
  },
  {
    rule: 'sign-ticket-required',
    how: 'a pass takes no signature',
    mutate: answers(REVIEW, async ({ code }, request) => {
      const { signTicket } = await bodyOf(request)
      return code === 'SIGN_REQUIRED' && !signTicket ? done({ results: [] }) : undefined
    }),
  },
  {
    rule: 'answer-names-document',
    how: 'a detail is of another document',
    mutate: tells(DETAIL, (data) => {
      data.issueNo = `${data.issueNo.slice(0, -1)}X`
    }),
  },
  {
    rule: 'version-of-another',
    how: 'the versions of every document begin with the same',
    mutate: (whole) => {
      const versions = new Map<string, number>()
      const kept = tells(`${ISSUE}/submit`, ({ issueNo, version }) => versions.set(issueNo, version))(whole)
      return asks(REVIEW, ({ items = [], ...body }) => ({
        ...body,
        items: items.map((one) => ({ ...one, version: versions.get(one.documentNo) ?? one.version })),
      }))(kept)
    },
  },
  {
    rule: 'ticket-of-another',
    how: 'a signature is good for any document',
    mutate: answers(REVIEW, async ({ code }, request) => {
      const { signTicket } = await bodyOf(request)
      return code === 'SIGN_REQUIRED' && signTicket ? done({ results: [{ success: true }] }) : undefined
    }),
  },
  {
    rule: 'checker-decides',
    how: 'a decision is not to be seen at once',
    mutate: tells(DETAIL, (data) => {
      if (data.issueStatus === 'REJECTED') data.issueStatus = 'PENDING_REVIEW'
    }),
  },
  {
    rule: 'audit-trail',
    how: 'the trail lacks the last step',
    mutate: tells(DETAIL, (data) => data.auditTrail.pop()),
  },
  {
    rule: 'batch-each-own-result',
    how: 'the results come in another order',
    mutate: tells(`${ISSUE}/submit-drafts`, (data) => {
      data.results = data.results.toReversed()
    }),
  },
  {
    rule: 'public-key',
    how: 'the platform names another key',
    mutate: tells(`${CORP}/sys/tools/load-platform-config`, (data) => {
      data.publicKeyId = 'another'
    }),
  },
  {
    rule: 'ciphertext-required',
    how: 'a plain text is taken',
    mutate: answers(SMS, async ({ code }, request) =>
      code === 'NOT_ENCRYPTED' && !isSealed((await bodyOf(request)).mobilePhone) ? done() : undefined,
    ),
  },
  {
    rule: 'mask-refused',
    how: 'an encrypted mask is taken',
    mutate: (whole) => {
      // the two kinds of wrong encryption look alike here: only the first is let through
      let isFirst = true
      return answers(SMS, async ({ code }, request) => {
        if (code !== 'NOT_ENCRYPTED' || !isFirst || !isSealed((await bodyOf(request)).mobilePhone))
          return undefined
        isFirst = false
        return done()
      })(whole)
    },
  },
  {
    rule: 'ciphertext-of-another-key',
    how: 'what another key sealed is refused for the number',
    mutate: answers(SMS, ({ code }) =>
      code === 'NOT_ENCRYPTED' ? refusal('PHONE_INVALID', '请输入正确的11位手机号') : undefined,
    ),
  },
  {
    rule: 'ciphertext-accepted',
    how: 'nothing can be decrypted',
    mutate: answers(SMS, ({ code }) =>
      code === '0' ? refusal('NOT_ENCRYPTED', '敏感信息未按要求加密') : undefined,
    ),
  },
  {
    rule: 'sms-resend',
    how: 'a message is sent as often as one likes',
    mutate: forgives('/uaa/v1/verify-code/own-sms', ['SMS_TOO_OFTEN'], { mobilePhone: '1390****0118' }),
  },
  {
    rule: 'masked-fields',
    how: 'an identity number comes in clear',
    mutate: tells('/uaa/v1/account/profile', (data) => {
      data.idCard = '210106198501120016'
    }),
  },
  {
    rule: 'no-store-on-secret',
    how: 'a full account number may be cached',
    scenario: 'default',
    mutate: heads(/reveal/, (headers) => headers.set('cache-control', 'private, max-age=60')),
  },
  {
    rule: 'file-upload-sha',
    how: 'the digest is of something else',
    mutate: tells(UPLOAD, (data) => {
      data.sha256 = '0'.repeat(64)
    }),
  },
  {
    rule: 'file-type-refused',
    how: 'a renamed program is taken',
    mutate: forgives(UPLOAD, ['FILE_TYPE'], {}),
  },
  { rule: 'file-empty-refused', how: 'an empty file is taken', mutate: forgives(UPLOAD, ['FILE_EMPTY'], {}) },
  {
    rule: 'file-round-trip',
    how: 'a byte is lost',
    mutate: answers(DOWNLOAD, async (_envelope, _request, response) => {
      const bytes = new Uint8Array(await response.clone().arrayBuffer())
      return bytes.length > 0
        ? new Response(bytes.slice(1), { headers: withoutLength(response.headers) })
        : undefined
    }),
  },
  {
    rule: 'download-headers',
    how: 'a download may run scripts',
    mutate: heads(DOWNLOAD, (headers) => headers.delete('content-security-policy')),
  },
  {
    rule: 'file-others',
    how: 'anybody downloads a file whose number he knows',
    mutate: (whole) => {
      const known = new Map<string, Response>()
      return async (request) => {
        const path = pathOf(request)
        const response = await whole(request)
        if (!DOWNLOAD.test(path) || path.endsWith('F-NO-SUCH')) return response
        if (!response.headers.has('x-scf-error-code')) known.set(path, response.clone())
        return known.get(path)?.clone() ?? response
      }
    },
  },
  {
    rule: 'presign-others',
    how: 'anybody is given the address of a file',
    mutate: forgives(PRESIGN, ['NOT_FOUND'], {}),
  },
  {
    rule: 'presigned-one-file',
    how: 'the address gives another file',
    mutate: (whole) => async (request) => {
      const response = await whole(request)
      return pathOf(request) === '/__mock/object-store'
        ? new Response('another', { headers: withoutLength(response.headers) })
        : response
    },
  },
  {
    rule: 'preview-public-only',
    how: 'every file can be previewed',
    mutate: heads(/\/preview$/, (headers) => headers.delete('x-scf-error-code')),
  },
  {
    rule: 'export-headers',
    how: 'an export has no name',
    mutate: heads(`${ISSUE}/export`, (headers) => headers.delete('content-disposition')),
  },
  {
    rule: 'export-error-headers',
    how: 'a failed download does not say why',
    mutate: heads(DOWNLOAD, (headers) => headers.delete('x-scf-error-message')),
  },
  {
    rule: 'deadline-passes',
    how: 'nothing happens when a deadline passes',
    mutate: tells(DETAIL, (data) => {
      if (data.issueStatus === 'EXPIRED') data.issueStatus = 'ISSUED'
    }),
  },
  {
    rule: 'logout-ends-session',
    how: 'the session goes on after logging out',
    mutate: (whole) => async (request) =>
      pathOf(request) === '/uaa/logout' ? Response.json(done()) : whole(request),
  },
]
