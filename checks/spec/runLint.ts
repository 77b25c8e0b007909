// npm run spec:lint: checks how all feature files are written, without running them
import { featureFiles } from './deployment.ts'
import { lintFeatures } from './lint.ts'

const files = featureFiles()
const problems = lintFeatures(files)
if (problems.length > 0) {
  console.error(`需求文件有 ${problems.length} 个问题：\n  ${problems.join('\n  ')}`)
  process.exitCode = 1
} else {
  console.log(`${files.length} 份需求文件写得都好`)
}
