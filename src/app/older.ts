import '#hooks/fillMissing.ts'
import { isTooOld } from './tooOld.ts'

// 比门槛还旧的正被首屏预取表带去 browsers.html：不启动，免得先闪一下错误
if (isTooOld()) await new Promise(() => {})
