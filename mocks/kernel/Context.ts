import type { Session } from './enforce/session.ts'
import { BusinessError, forbidden, unauthorized } from './errors.ts'
import type { CorpRow, UserRow } from './rows.ts'
import type { World } from './World.ts'

/** The caller, the world and the time: the first argument of every handler. */
export class Context {
  readonly world: World
  readonly request: Request
  readonly #session: Session | undefined

  constructor(world: World, request: Request, session: Session | undefined) {
    this.world = world
    this.request = request
    this.#session = session
  }

  /** The same call as another user sees it in that role: what waits for a colleague, or for oneself elsewhere. */
  as(userId: string, roleCode: string): Context {
    const session = this.#session ?? { token: '', cookie: '', lastSeen: 0 }
    return new Context(this.world, this.request, { ...session, userId, roleCode })
  }

  get headers(): Headers {
    return this.request.headers
  }

  /** Now, in the format of the contract. */
  get now(): string {
    return this.world.now()
  }

  /** Today in UTC+8. */
  get today(): string {
    return this.world.today()
  }

  get isSignedIn(): boolean {
    return this.#session !== undefined
  }

  get session(): Session {
    if (!this.#session) throw unauthorized()
    return this.#session
  }

  get user(): UserRow {
    return this.world.users.need(this.session.userId)
  }

  get corp(): CorpRow {
    return this.world.corps.need(this.user.corpId)
  }

  /** The role in which the user acts now. */
  get role(): string {
    return this.session.roleCode
  }

  /** Whether the user holds a role token of the route table, such as core.op, while acting in the current role. */
  holds(token: string): boolean {
    const tokens = this.world.registry.platform.tokensOf(this.user, this.role)
    return tokens.has(token) || tokens.has('*')
  }

  /** HTTP 403 unless the user holds one of these role tokens. */
  needRole(...tokens: string[]): void {
    if (!tokens.some((token) => this.holds(token))) throw forbidden()
  }

  /** Whether one of these paths is in the user's granted menus. */
  isGranted(paths: readonly string[]): boolean {
    const granted = this.world.registry.platform.grantedPaths(this.user, this.corp, this.role)
    return paths.some((path) => granted.has(path))
  }

  /** The refusal when an enterprise without real-name authentication wants to start something (PROD-04). */
  get unauthenticated(): string | undefined {
    if (this.corp.isCorpAuthenticated) return undefined
    return this.user.postCodes.includes('POST_MANAGER')
      ? '请您进行实名认证后继续开展业务'
      : '请您联系管理员进行实名认证后继续开展业务'
  }

  /** A business error unless the enterprise may write: not frozen, real-named, product opened and not suspended. */
  needActive(product?: keyof CorpRow['productOpenStatus']): void {
    const { corp } = this
    if (corp.corpState !== 'NORMAL') throw new BusinessError('CORP_FROZEN', '该企业已暂停，仅支持查询')
    const { unauthenticated } = this
    if (unauthenticated !== undefined) throw new BusinessError('NOT_AUTHENTICATED', unauthenticated)
    if (product && corp.productOpenStatus[product] !== 'OPENED') {
      throw new BusinessError('PRODUCT_NOT_OPENED', '该产品未开通或已暂停，仅支持查询')
    }
  }
}
