import type { Ukey } from '#api/generated/corp/model/index.ts'
import type { SigningData } from '#business/signing/smsMachine.ts'

/** 激活与解锁签什么（MC-6）。 */
export const ukeySigning = (ukey: Ukey, verb: '激活' | '解锁'): SigningData => ({
  businessType: 'CERT_CHANGE',
  productType: 'CREDIT',
  businessKeys: [ukey.id],
  summary: `${verb}证书 ${ukey.ukeySn ?? ukey.id}`,
  content: [
    ['绑定用户', ukey.bindUserName],
    ['证书主体', ukey.certSubject],
  ],
})
