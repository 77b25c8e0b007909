/** 一次实验的结果：标题、数字、成立与否。 */
export interface Finding {
  readonly title: string
  readonly figures: Record<string, number>
  readonly holds: boolean
}
