import type { FinanceStatus } from '#api/generated/corp/model/index.ts'
import { sum } from '#domain/money.ts'
import type { Envelope } from '../../checks/shared/MockClient.ts'
import type { Form, Outcome, Persona } from '../../checks/shared/TestClient.ts'
import type { World } from '../../mocks/kernel/World.ts'
import { signCertificate } from '../../mocks/portal/signing/ticket.ts'
import type { FinanceApplicationRow } from '../../mocks/voucher/finance/rows.ts'
import { buildFinance, readyPackage } from '../../mocks/voucher/finance/seed.ts'
import { Circulation } from './Circulation.ts'

const BASE = '/v1/credits/finance'
export const CORE = '华岳智造集团股份有限公司'

/** The client of the financing tests: 江苏恒拓 is admitted to two funders and has packages. */
export class Financing {
  readonly c: Circulation

  private constructor(c: Circulation) {
    this.c = c
  }

  static async open(scenario = 'circulating', seed = 1): Promise<Financing> {
    return new Financing(await Circulation.open(scenario, seed))
  }

  get world(): World {
    return this.c.world
  }

  row(financeNo: string): FinanceApplicationRow {
    return this.world.financeApplications.need(financeNo)
  }

  ref(documentNo: string) {
    const row =
      this.world.financeApplications.get(documentNo) ?? this.world.switchFunderApplications.need(documentNo)
    return { documentNo, version: row.version }
  }

  /** A financing of 江苏恒拓 in that state, on a voucher of its own. */
  at(financeStatus: FinanceStatus, part: Parameters<typeof buildFinance>[1] = {}): string {
    return buildFinance(this.world, { financeStatus, ...part }).financeNo
  }

  /** The holding that a financing draws on. */
  holdingOf(financeNo: string) {
    return this.world.holdings.need(this.row(financeNo).lines[0]!.holdingNo)
  }

  /** available, frozen, financed of the holding of a financing. */
  amounts(financeNo: string): string[] {
    const { availableAmount, frozenAmount, financedAmount } = this.holdingOf(financeNo)
    return [availableAmount, frozenAmount, financedAmount]
  }

  get collectAccountId(): string {
    return this.c.client.account('C002', 'COLLECT').accountId
  }

  package(amount: string, counterpartyName = CORE): string {
    return readyPackage(this.world, 'C002', counterpartyName, amount)
  }

  form(holdingNos: readonly string[], financeAmount: string, part: Form = {}): Form {
    return {
      holdingNos,
      financeAmount,
      funderProductNo: 'PD01',
      collectAccountId: this.collectAccountId,
      packageNo: part.packageNo ?? this.package(financeAmount),
      ...part,
    }
  }

  post(persona: Persona, path: string, body?: unknown): Promise<Envelope> {
    return this.c.client.post(persona, `${BASE}/${path}`, body)
  }

  done<T>(persona: Persona, path: string, body?: unknown): Promise<T> {
    return this.c.client.done<T>(persona, `${BASE}/${path}`, body)
  }

  refused(persona: Persona, path: string, body?: unknown): Promise<string> {
    return this.c.client.refused(persona, `${BASE}/${path}`, body)
  }

  async submit(form: Form, persona: Persona = 'chain-operator'): Promise<string> {
    return (await this.done<{ financeNo: string }>(persona, 'submit', form)).financeNo
  }

  async review(
    financeNo: string,
    decision: 'PASS' | 'REJECT' = 'PASS',
    opinion?: string,
    persona: Persona = 'chain-director',
  ): Promise<Outcome> {
    const path = `${BASE}/review`
    const items = [this.ref(financeNo)]
    return (await this.c.client.decide(persona, path, 'FINANCE_REVIEW', items, decision, opinion))[0]!
  }

  /** An outside party acts; returns the message when it cannot. */
  async event(
    actor: 'funder' | 'bank' | 'registry',
    event: string,
    key: string,
  ): Promise<string | undefined> {
    return this.c.client.happens(actor, event, key)
  }

  /** Reads, signs by SMS and with the certificate. */
  async signContract(financeNo: string, persona: Persona = 'chain-director'): Promise<Envelope> {
    const { agreementSignTempId, documents } = await this.done<{
      agreementSignTempId: string
      documents: { htmlContent: string }[]
    }>(persona, 'contract-presign', { financeNo })
    const signTicket = await this.c.client.sign(persona, 'FINANCE_CONTRACT', [financeNo])
    const user = this.c.client.user(persona)
    // the signing service has checked the device's signature
    signCertificate(this.world, user, agreementSignTempId, documents)
    return this.post(persona, 'contract-sign', { ...this.ref(financeNo), agreementSignTempId, signTicket })
  }

  async cancel(financeNo: string, persona: Persona = 'chain-director'): Promise<Envelope> {
    const signTicket = await this.c.client.sign(persona, 'FINANCE_REVIEW', [financeNo])
    return this.post(persona, 'cancel', { ...this.ref(financeNo), signTicket, remark: '暂不融资' })
  }

  /** What the funder holds of a financing. */
  funderHolds(financeNo: string): string {
    const children = this.row(financeNo).lines.map((line) => this.world.holdings.need(line.childHoldingNo!))
    return sum(children.map((child) => child.holdAmount))
  }

  async day(day: string): Promise<void> {
    await this.c.client.day(day)
  }
}
