// 两个框一起取：打开哪一个都是点了、按了才有的
export { Find } from './Find.tsx'
export { Keys } from './Keys.tsx'
