// 门户：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { events as announcementEvents } from './announcement/events.ts'
import announcementHandlers from './announcement/handlers.ts'
import { customerServiceScript } from './config/customerService.ts'
import configHandlers from './config/handlers.ts'
import dictionaryHandlers from './dictionary/handlers.ts'
import documentHandlers from './document/handlers.ts'
import { entities } from './entities.ts'
import fileHandlers from './file/handlers.ts'
import { fetchFromStore, OBJECT_STORE_PATH } from './file/objectStore.ts'
import helpHandlers from './help/handlers.ts'
import holidayHandlers from './holiday/handlers.ts'
import menuHandlers from './menu/handlers.ts'
import messageHandlers from './message/handlers.ts'
import { messageFlow } from './message/transitions.ts'
import productHandlers from './product/handlers.ts'
import { events as productOpeningEvents } from './product/opening.ts'
import { openingFlow } from './product/transitions.ts'
import { expireRealNames, events as realNameEvents } from './realName/flow.ts'
import realNameHandlers from './realName/handlers.ts'
import { faceFlow, realNameFlow } from './realName/transitions.ts'
import registrationAccountsHandlers from './registration/accounts.ts'
import registrationHandlers from './registration/handlers.ts'
import registrationVerifyCodesHandlers from './registration/verifyCodes.ts'
import sessionCorpsHandlers from './session/corps.ts'
import sessionHandlers from './session/handlers.ts'
import sessionSecuritiesHandlers from './session/securities.ts'
import { corpFlow } from './session/transitions.ts'
import signingCertificatesHandlers from './signing/certificates.ts'
import signingSignaturesHandlers from './signing/signatures.ts'
import { tables } from './tables.ts'
import workbenchHandlers from './workbench/handlers.ts'

export const portal: Family = {
  flows: [corpFlow, realNameFlow, faceFlow, openingFlow, messageFlow],
  tables,
  entities,
  handlers: [
    announcementHandlers,
    configHandlers,
    dictionaryHandlers,
    documentHandlers,
    fileHandlers,
    helpHandlers,
    holidayHandlers,
    menuHandlers,
    messageHandlers,
    productHandlers,
    realNameHandlers,
    registrationAccountsHandlers,
    registrationHandlers,
    registrationVerifyCodesHandlers,
    sessionCorpsHandlers,
    sessionHandlers,
    sessionSecuritiesHandlers,
    signingCertificatesHandlers,
    signingSignaturesHandlers,
    workbenchHandlers,
  ],
  clock: [expireRealNames],
  events: [...announcementEvents, ...productOpeningEvents, ...realNameEvents],
  invariants: [],
  control: {
    'GET /__mock/customer-service': customerServiceScript,
  },
  elsewhere: {
    [`GET ${OBJECT_STORE_PATH}`]: fetchFromStore,
    [`POST ${OBJECT_STORE_PATH}`]: fetchFromStore,
  },
}
