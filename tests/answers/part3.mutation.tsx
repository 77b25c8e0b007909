import { answersSuite } from './suite.tsx'

answersSuite(2, 4)
