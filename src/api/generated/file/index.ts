export * from './files/files.ts'
