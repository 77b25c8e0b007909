import { readSheet } from 'read-excel-file/universal'

// 在别的线程解压与解析：大文件不卡页面，恶意的压缩包可以整个停掉
addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  readSheet(event.data).then(
    (rows) => postMessage({ rows }),
    () => postMessage({ failed: true }),
  )
})
