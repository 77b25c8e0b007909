export * from './signatures/signatures.ts'
