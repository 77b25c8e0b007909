import { Alert } from '#ui/display/Alert.tsx'

/** 上次没有通过的原因，放在重新填写的表单上方；没有审过就不占地方。 */
export function LastOpinion({ opinion }: { opinion: string | undefined }) {
  return opinion ? <Alert tone="warn">{`上次审核意见：${opinion}`}</Alert> : null
}
