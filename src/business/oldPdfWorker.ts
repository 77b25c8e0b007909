// pdf.js 自带垫片的构建比门槛新（它要 Promise.withResolvers）：先补上再执行
import '#hooks/fillMissing.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
