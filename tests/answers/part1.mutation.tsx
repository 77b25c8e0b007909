import { answersSuite } from './suite.tsx'

answersSuite(0, 4)
