// npm run api:docs: makes a browsable API reference, reports/api.html, from the contract; needs no server
import { mkdirSync, writeFileSync } from 'node:fs'
import { bundleContract } from '../openapi/bundle.ts'
import { readOperations } from './contract/contract.ts'
import { docsPage } from './contract/docsPage.ts'
import { readUsage } from './contract/usage.ts'

bundleContract()
const operations = [...readOperations().values()]
mkdirSync('reports', { recursive: true })
writeFileSync('reports/api.html', docsPage(operations, readUsage(operations)))
console.log(`接口参考 reports/api.html（用浏览器直接打开）：${operations.length} 个操作`)
