// npm run routes: generates the mock's menus and the paths of the features from src/routes.
import { writeFileSync } from 'node:fs'
import { grantsText, pathsText } from './routes/texts.ts'

writeFileSync('mocks/generated/routes.ts', grantsText())
writeFileSync('features/support/paths.ts', pathsText())
console.log('mocks/generated/routes.ts、features/support/paths.ts')
