/** 以一句话结束脚本：写到错误输出，退出码 1，不打印堆栈。 */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
