import { readWorkbook } from './readWorkbook.ts'

// 在别的线程解压与解析：大文件不卡页面，恶意的压缩包可以整个停掉
addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  readWorkbook(event.data).then(
    (rows) => postMessage({ rows }),
    () => postMessage({ failed: true }),
  )
})
