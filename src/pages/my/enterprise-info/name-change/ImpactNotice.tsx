import { Alert } from '#ui/display/Alert.tsx'

/** 更名的影响，逐条：证书换发、账户重验、协议重签。 */
export function ImpactNotice({ impacts }: { impacts: readonly string[] }) {
  return (
    <Alert tone="warn">
      更名通过之后：
      <ul>
        {impacts.map((impact) => (
          <li key={impact}>{impact}</li>
        ))}
      </ul>
    </Alert>
  )
}
