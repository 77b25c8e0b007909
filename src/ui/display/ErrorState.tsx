import styles from './Placeholder.module.css'
import { LinePicture } from './states/LinePicture.tsx'

/** 任何失败给人看的一句话：服务端信息原样，其余给通用文字。 */
export const errorText = (error: unknown) =>
  error instanceof Error && error.message ? error.message : '网络异常，请您稍后重试'

/** 没有的再取也没有：不给重试。 */
const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND'

/** 读取失败：就地显示原因，可重试；不存在的只说不存在。 */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <LinePicture shape="broken" size={32} />
      <p className={styles.text}>{errorText(error)}</p>
      {onRetry && !isMissing(error) ? (
        <button type="button" className="text-button" onClick={onRetry}>
          重试
        </button>
      ) : null}
    </div>
  )
}
