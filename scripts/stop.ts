/** Ends the script with one sentence: on standard error, exit code 1, no stack trace. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
