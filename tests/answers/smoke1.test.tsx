// One answer of each kind for every read; npm run deep has twenty.
import { answersSuite } from './suite.tsx'

answersSuite(0, 2, 1)
