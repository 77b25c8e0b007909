// What financing adds to every world: the days that pass, and what funders, banks and the registry do.
// After register.ts: vouchers fall due before financings on them do.
import './register.ts'
import { onClock, registerEvent } from '../registry.ts'
import { closeFinances, expireSupplements } from './financeCalendar.ts'
import * as funder from './financeFunder.ts'
import { lend, overdueFinances, settleFinance } from './financeLend.ts'
import { financeOnSign } from './financeQuick.ts'
import { onSigned } from './signEffects.ts'
import { keepByFunder, releaseByFunder, releaseSilent } from './switchFunderFlow.ts'
import { onHoldingCashed } from './voucherSettle.ts'

onHoldingCashed(settleFinance)
onSigned(financeOnSign)

onClock('closeFinances', closeFinances)
onClock('expireSupplements', expireSupplements)
onClock('releaseSilent', releaseSilent)
onClock('overdueFinances', overdueFinances)

const KEY = '融资编号'
registerEvent('funder', 'T-FIN-05', `要求补件（${KEY}，空格后列出资料，以顿号隔开）`, funder.askSupplement)
registerEvent('funder', 'T-FIN-07', `同意融资（${KEY}，空格后可跟批复利率）`, funder.approveByFunder)
registerEvent('funder', 'T-FIN-08', `拒绝融资（${KEY}，空格后跟原因）`, funder.refuseByFunder)
registerEvent('registry', 'T-FIN-10', `中登登记成功（${KEY}）`, funder.registered)
registerEvent(
  'registry',
  'T-FIN-10-FAIL',
  `中登登记失败（${KEY}，空格后可跟原因）`,
  funder.registrationFailed,
)
registerEvent('bank', 'T-FIN-11', `放款成功（${KEY}）`, lend)
registerEvent('bank', 'T-FIN-12', `放款失败（${KEY}，空格后可跟原因）`, funder.lendingFailed)
registerEvent('funder', 'T-FIN-11', `放款成功（${KEY}）`, lend)
registerEvent('funder', 'T-FIN-12', `放款失败（${KEY}，空格后可跟原因）`, funder.lendingFailed)
registerEvent('funder', 'T-FIN-16', `同意撤销放款失败的融资（${KEY}）`, funder.consentToCancel)
registerEvent('funder', 'T-SWF-03', '原资金方释放（更换编号）', releaseByFunder)
registerEvent('funder', 'T-SWF-04', '原资金方驳回更换（更换编号，空格后跟原因）', keepByFunder)
