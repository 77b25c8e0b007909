// How an enterprise comes to the platform: registration without a session, real-name, agreements, its first product.
import { addDays } from '#domain/calendar.ts'
import { idCardOf, usccOf } from '../../../mocks/portal/people/identity.ts'
import type { Form, Persona } from '../../shared/TestClient.ts'
import type { Beginning, Board, Outside } from '../Family.ts'
import { board, corpOf, newFile, ownFile, text, upon } from '../making.ts'
import type { Call, Shown, Simulation } from '../Simulation.ts'

const RN = '/v1/admit/processs/real-name'
const PRODUCTS = ['CREDIT', 'ABS', 'REVERSE_FACTORING', 'GUARANTEE']

/** Managers who are not through with it: of the everyday world, and who registered in this one. */
const known: readonly Persona[] = ['unauthenticated-manager', 'no-product-manager']
const candidates: readonly Persona[] = [...known, 'registered-1', 'registered-2', 'registered-3']

/** One of them who exists; registered ones are created on the way. */
const newcomer = (simulation: Simulation, persona: Persona): boolean => corpOf(simulation, persona) !== ''

const register = async (simulation: Simulation): Promise<Call> => {
  const digits = `${simulation.seed}${simulation.unique()}`.padStart(9, '0').slice(-9)
  const phone = await simulation.encrypt(`135${digits.slice(-8)}`)
  await simulation.read('anonymous', '/uaa/v1/verify-code/sms', { mobilePhone: phone, scene: 'REGISTER' })
  const proven = await simulation.read<{ registerTicket: string }>(
    'anonymous',
    '/uaa/v1/registrations/verify-code',
    { mobilePhone: phone, smsCode: simulation.often(94) ? '123456' : '000000' },
  )
  const invited = simulation.one(
    simulation.world.counterparties.where((row) => row.counterpartyStatus === 'INVITED'),
  )
  const taken = simulation.often(4) ? simulation.one(simulation.world.corps.all()) : undefined
  return {
    path: '/uaa/v1/registrations/register',
    body: {
      corpName: taken?.corpName ?? `新来企业${simulation.unique()}有限公司`,
      uscc:
        taken?.uscc ??
        (invited && simulation.often(60) ? invited.counterpartyUscc : usccOf(`91310100${digits}`)),
      corpScale: 'SMALL',
      legalPersonName: '王大明',
      personName: '王小明',
      mobilePhone: phone,
      registerTicket: proven?.registerTicket ?? 'X',
      password: await simulation.encrypt(simulation.often(94) ? 'Newcomer#2026' : 'weak'),
      ...(invited?.inviteCode && simulation.often(50) && { inviteCode: invited.inviteCode }),
      agreeProtocol: true,
    },
  }
}

const realNameForm = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const file = await ownFile(simulation, persona, 'AUTH')
  const idCard = await simulation.encrypt(idCardOf('11010119900307803'))
  return {
    realnameWay: simulation.often(85) ? 'SOFT_KEY' : 'LICENSE_ACCOUNT',
    legalPersonName: '丁向南',
    certType: 'ID_CARD',
    // papers some of which expire during the run
    certValidTo: addDays(
      simulation.world.today(),
      simulation.often(40) ? simulation.random.int(5, 40) : 3000,
    ),
    licenseFile: simulation.often(80) ? await newFile(simulation, persona, 'AUTH') : file,
    idCardFrontFile: file,
    idCardBackFile: file,
    handlerName: '金鑫',
    authLetterFile: file,
    idImageConsent: simulation.often(97),
    faceConsent: true,
    beneficialOwners: [{ beneficialOwnerName: '丁向南', beneficialShareRatio: '60' }],
    legalPersonCertNo: idCard,
    handlerIdCard: idCard,
    handlerMobile: await simulation.encrypt('13912345678'),
  }
}

/** The first account of an enterprise that has none. */
const firstAccount = async (simulation: Simulation): Promise<Form> => ({
  bankName: '交通银行',
  branchName: '上海分行',
  bankCode: '301290000007',
  accountNo: await simulation.encrypt(`6222${simulation.seed}${simulation.unique()}`.padEnd(16, '8')),
})

type State = { realnameStatus: string }
type Application = { version: number; realnameNo: string; account?: Form & { version: number } }

/** What the real-name application of that enterprise waits for, done by its manager. */
const goOn = async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  if (!newcomer(simulation, persona)) return undefined
  const state = await simulation.read<State>(persona, `${RN}/approve/state`)
  const form = async () => ({ ...(await realNameForm(simulation, persona)), realnameSubmitType: 'SUBMIT' })
  if (state?.realnameStatus === 'UNSTARTED') return { path: `${RN}/submit`, body: await form() }
  const application = await simulation.read<Application>(persona, `${RN}/approve/info`)
  if (state?.realnameStatus === 'REJECTED' || state?.realnameStatus === 'EXPIRED') {
    const { realnameNo = 'X', version = 0 } = application ?? {}
    return { path: `${RN}/modify-submit`, body: { ...(await form()), realnameNo, version } }
  }
  if (state?.realnameStatus !== 'ACCOUNT_VERIFYING') return undefined
  const account = application?.account
  if (!account) return { path: '/v1/account-auth/modify', body: await firstAccount(simulation) }
  const { version } = account
  const id = text(account, 'id')
  if (account['accountAuthStatus'] === 'WAIT_FILL') {
    const right = simulation.world.bankAccounts.get(id)?.verifyAmount ?? '0.01'
    const verifyAmount = simulation.often(75) ? right : '0.00'
    return { path: '/v1/account-auth/verify', body: { id, verifyAmount, version } }
  }
  return {
    path: '/v1/account-auth/modify',
    body: { id, bankName: '交通银行', branchName: '郑州分行', bankCode: '301491000012', version },
  }
}

/** A product is opened by signing its agreement. */
const openProduct = async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  if (!newcomer(simulation, persona)) return undefined
  const productType = simulation.random.pick(PRODUCTS)
  const needed = await simulation.read<boolean>(persona, '/v1/agreement/can/resign/product/open', {
    productType,
  })
  if (needed !== true) return { path: '/v1/product/corp/open', body: { productType } }
  const presigned = await simulation.read<Shown & { agreementSignTempId: string }>(
    persona,
    '/v1/agreement/pre/sign/product/open',
    { productType },
  )
  if (!presigned || !(await simulation.certify(persona, presigned.agreementSignTempId, [presigned])))
    return undefined
  return {
    path: '/v1/agreement/sign/product/open',
    body: { agreementSignTempId: presigned.agreementSignTempId },
  }
}

/** Who must sign the platform's agreements again does so at the next sign-in. */
const resign = async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  const which = simulation.random.pick(['register', 'privacy'])
  const presigned = await simulation.read<{ agreementSignTempId: string }>(
    persona,
    `/v1/agreement/pre/sign/corp/${which}`,
  )
  return (
    presigned && {
      path: `/v1/agreement/sign/corp/${which}`,
      body: { agreementSignTempId: presigned.agreementSignTempId },
    }
  )
}

export const newcomerBeginnings: readonly Beginning[] = [
  { people: ['anonymous'], begin: register },
  { people: candidates, begin: goOn },
  { people: candidates, begin: goOn },
  { people: candidates, begin: goOn },
  { people: candidates, begin: openProduct },
  { people: [...candidates, 'resign-agreements'], begin: resign },
]

/** What has come in is read. */
export const newcomerBoards: readonly Board[] = [
  board(
    { path: '/v1/sys/messages', offers: (row) => (row['messageState'] === 'SENT' ? ['READ'] : []) },
    [...known, 'chain-manager'],
    {
      READ: (row) => ({ path: '/v1/sys/messages/read', body: { messageIds: [text(row, 'messageId')] } }),
    },
  ),
]

export const newcomerOutside: readonly Outside[] = [
  upon('realNames', { realnameStatus: 'FACE_PENDING' }, (row, simulation) => [
    'face',
    simulation.often(75) ? 'T-RNA-03' : 'T-RNA-04',
    row.realnameNo,
  ]),
  upon('realNames', { realnameStatus: 'AUDITING' }, (row, simulation) => [
    'platform',
    simulation.often(70) ? 'T-RNA-06' : 'T-RNA-07',
    row.realnameNo,
  ]),
  upon('bankAccounts', { accountAuthStatus: 'REMITTING' }, (row, simulation) => [
    'bank',
    simulation.often(80) ? 'T-AUT-02' : 'T-AUT-03',
    row.accountId,
  ]),
  (simulation) => {
    const product = simulation.random.pick(PRODUCTS)
    const corpId = simulation.one(simulation.world.corps.where((row) => row.corpId >= 'C06'))?.corpId
    return corpId && simulation.often(25)
      ? ['platform', simulation.random.pick(['T-PDO-03', 'T-PDO-04', 'T-PRT-04']), `${corpId}/${product}`]
      : undefined
  },
]
