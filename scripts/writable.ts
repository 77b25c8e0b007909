import { accessSync, constants, existsSync } from 'node:fs'
import { stop } from './stop.ts'

/** Ends with one sentence where the project's folder, or what is installed in it, may not be written. */
export function mustBeWritable(): void {
  for (const folder of ['.', 'node_modules', 'reports'].filter((path) => existsSync(path))) {
    try {
      accessSync(folder, constants.W_OK)
    } catch (error) {
      const why = (error as NodeJS.ErrnoException).code === 'EROFS' ? '磁盘是只读的' : '没有写的权限'
      stop(
        `写不进 ${folder === '.' ? '项目的文件夹' : folder}：${why}。请把项目复制到能写的地方，再 npm ci。`,
      )
    }
  }
}
