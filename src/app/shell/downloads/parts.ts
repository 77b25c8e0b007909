// 一起取：转到后台、点开之后才有
export { DownloadsDrawer } from './DownloadsDrawer.tsx'
export { DownloadsWatch } from './DownloadsWatch.tsx'
