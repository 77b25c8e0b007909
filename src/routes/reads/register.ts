import type { register } from '../register.ts'
import { type ReadsOf, whole } from './define.ts'

export const registerReads: ReadsOf<typeof register> = {
  identify: {
    reads: [
      whole('loadRealNameState'),
      whole('loadRealName'),
      whole('checkAccountAuth'),
      whole('listCorpVerifyTips'),
    ],
    dicts: ['REALNAME_WAY'],
  },
  identifySoftKey: { reads: [whole('loadRealNameState'), whole('loadRealName')] },
  identifyLicenseAccount: { reads: [whole('loadRealNameState'), whole('loadRealName')] },
}
