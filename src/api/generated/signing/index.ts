export * from './certificates/certificates.ts'
export * from './signatures/signatures.ts'
