import { withCodes } from './codes.ts'
import type { Document, Step } from './document.ts'
import { withExamples } from './examples.ts'
import { withProtocol } from './protocol.ts'

/** Each adds what the yaml of the services leaves out, because it is the same for all or recorded elsewhere. */
const STEPS: readonly Step[] = [
  withExamples, // recorded requests and answers: examples/
  withCodes, // business codes of an operation, with an example of each beside the recorded one: codes.yaml and its x-codes
  withProtocol, // identity, headers, failures of the channel: protocol.yaml
]

/**
 * The bundled document of a service with everything that another team needs to know: what every operation shares is
 * written into each. folder is the openapi folder that the document was bundled from.
 */
export const complete: Step = (service, document, folder) =>
  STEPS.reduce<Document>((made, step) => step(service, made, folder), document)
