import { answersSuite } from './suite.tsx'

answersSuite(3, 4)
