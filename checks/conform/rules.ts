import type { Rule } from './rule.ts'
import { answerRules } from './rules/answers.ts'
import { documentRules, dueRules } from './rules/documents.ts'
import { fileRules } from './rules/files.ts'
import { listRules } from './rules/lists.ts'
import { requestRules } from './rules/requests.ts'
import { sensitiveRules } from './rules/sensitive.ts'
import { leavingRules, sessionRules } from './rules/session.ts'
import { shellRules } from './rules/shell.ts'
import { writeRules } from './rules/writes.ts'

/** Every rule, in the order of checking. Rules that move the time or end a session come last. */
export const rules: readonly Rule[] = [
  ...requestRules,
  ...sessionRules,
  ...shellRules,
  ...answerRules,
  ...listRules,
  ...writeRules,
  ...documentRules,
  ...sensitiveRules,
  ...fileRules,
  ...dueRules,
  ...leavingRules,
]
