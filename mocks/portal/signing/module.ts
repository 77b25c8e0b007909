import type { FlowModule } from '../../kernel/wiring.ts'
import signingCertificatesHandlers from './certificates.ts'
import signingSignaturesHandlers from './signatures.ts'

/** 签署：这个流程接到后台的一切。 */
export const signingModule: FlowModule = {
  handlers: [signingCertificatesHandlers, signingSignaturesHandlers],
}
