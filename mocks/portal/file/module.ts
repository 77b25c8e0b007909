import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { fetchFromStore, OBJECT_STORE_PATH } from './objectStore.ts'

/** 文件：这个流程接到后台的一切。 */
export const fileModule: FlowModule = {
  handlers: [handlers],
  elsewhere: {
    [`GET ${OBJECT_STORE_PATH}`]: fetchFromStore,
    [`POST ${OBJECT_STORE_PATH}`]: fetchFromStore,
  },
}
