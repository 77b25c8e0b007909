/** 一个还没传好的文件。 */
export interface UploadTask {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'uploading' | 'stopped'
  /** 0–1 */
  readonly progress: number
  /** 停下的原因 */
  readonly problem?: string
  /** 可以重试；拒收的不可 */
  readonly retryable: boolean
}

/** 没传成的原因；retryable 为 false 是拒收，重试无用。 */
export interface UploadFailure {
  readonly problem: string
  readonly retryable: boolean
}

interface QueueParts {
  /** 检查并上传一个文件；成功得空，失败得原因，不抛错 */
  work: (
    task: UploadTask,
    signal: AbortSignal,
    onProgress: (part: number) => void,
  ) => Promise<UploadFailure | undefined>
  onChange: (tasks: readonly UploadTask[]) => void
}

const PARALLEL = 3

/** 上传队列：至多三个并行（U06），可取消、重试、移除；传好的离开队列。 */
export function createUploadQueue({ work, onChange }: QueueParts) {
  let tasks: readonly UploadTask[] = []
  let lastId = 0
  const running = new Map<number, AbortController>()

  const set = (next: readonly UploadTask[]) => {
    tasks = next
    onChange(next)
  }
  const patch = (id: number, change: Partial<UploadTask>) =>
    set(tasks.map((task) => (task.id === id ? { ...task, ...change } : task)))
  const drop = (id: number) => set(tasks.filter((task) => task.id !== id))

  const start = async (task: UploadTask) => {
    const controller = new AbortController()
    running.set(task.id, controller)
    patch(task.id, { state: 'uploading', progress: 0, problem: undefined })
    const failure = await work(task, controller.signal, (progress) => {
      if (running.get(task.id) === controller) patch(task.id, { progress })
    })
    running.delete(task.id)
    if (failure) patch(task.id, { state: 'stopped', ...failure })
    else drop(task.id)
    pump()
  }
  const pump = () => {
    for (const task of tasks) {
      if (running.size >= PARALLEL) return
      if (task.state === 'waiting') void start(task)
    }
  }
  return {
    /** 加入一个文件；给了原因就是拒收，只列出不上传 */
    add: (file: File, refusal?: string) => {
      lastId += 1
      const state = refusal ? 'stopped' : 'waiting'
      set([...tasks, { id: lastId, file, state, progress: 0, problem: refusal, retryable: !refusal }])
      pump()
    },
    retry: (id: number) => {
      patch(id, { state: 'waiting', problem: undefined })
      pump()
    },
    /** 中止进行中的，或撤下还没开始的 */
    cancel: (id: number) => {
      const controller = running.get(id)
      if (controller) controller.abort()
      else drop(id)
    },
    remove: drop,
    /** 全部停下（离开页面） */
    stop: () => {
      // 排队的先撤下，中止腾出的位置才不会又开始一个
      set(tasks.filter((task) => task.state !== 'waiting'))
      for (const controller of running.values()) controller.abort()
    },
    tasks: () => tasks,
  }
}
