// What reverse factoring adds to every world for confirmation, financing and risk: days that pass, events.
// After rfAccountClock.ts: accounts fall due before financings on them do.
import './rfAccountClock.ts'
import { onClock, registerEvent } from '../registry.ts'
import * as funder from './rfFinanceFunder.ts'
import * as risk from './rfRiskFlow.ts'

onClock('overdueRf', funder.overdueRf)
onClock('expireRfSupplements', funder.expireRfSupplements)
onClock('watchRisks', risk.watchRisks)

const KEY = '保理融资编号'
registerEvent('funder', 'T-RFN-05', `要求补件（${KEY}，空格后写明资料）`, funder.askRfSupplement)
registerEvent('funder', 'T-RFN-07', `同意保理融资（${KEY}）`, funder.approveRf)
registerEvent('funder', 'T-RFN-08', `拒绝保理融资（${KEY}，空格后跟原因）`, funder.refuseRf)
registerEvent('funder', 'T-RFN-10', `保理放款（${KEY}）`, funder.lendRf)
registerEvent('bank', 'T-RFN-14', `银行不答复保理放款（${KEY}）`, funder.silenceRf)
registerEvent('bank', 'T-RFN-12', `债务人回款（${KEY}，空格后可跟金额）`, funder.repayRf)
registerEvent(
  'funder',
  'T-RRK-01',
  '触发风险（保理融资编号或应收账款编号，空格后可跟类型、等级、说明）',
  risk.raiseByFunder,
)
registerEvent('funder', 'T-RRK-03', '风险核实关闭（风险编号）', risk.closeRisk)
registerEvent('funder', 'T-RRK-04', '要求再反馈（风险编号，空格后跟要求）', risk.askAgain)
registerEvent('funder', 'T-RRK-05', '升级风险（风险编号）', risk.escalate)
