// npm run routes: writes what src/routes says for the mock's menus and for the features.
import { writeFileSync } from 'node:fs'
import { grantsText, pathsText } from './routes/texts.ts'

writeFileSync('mocks/generated/routes.ts', grantsText())
writeFileSync('features/support/paths.ts', pathsText())
console.log('mocks/generated/routes.ts、features/support/paths.ts')
