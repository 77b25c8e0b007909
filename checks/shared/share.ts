/** Runs the jobs, as many at a time as there are workers. */
export async function share<Job>(
  jobs: readonly Job[],
  workers: number,
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const queue = [...jobs]
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await work(job)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}
