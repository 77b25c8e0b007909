import { answersSuite } from './suite.tsx'

answersSuite(1, 4)
