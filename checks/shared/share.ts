/** Runs the jobs, one per worker at a time. */
export async function share<Job>(
  jobs: readonly Job[],
  workers: number,
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const queue = [...jobs]
  const worker = async () => {
    // a job may be 0
    while (queue.length > 0) await work(queue.shift()!)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}
