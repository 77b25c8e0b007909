import Button from '@arco-design/web-react/es/Button'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import type { FileCategory } from '#api/generated/file/model/fileCategory.ts'
import { useLeaveGuard } from '#hooks/useLeaveGuard.ts'
import { Alert } from '#ui/display/Alert.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import styles from './files.module.css'
import { AttachmentRow } from './Row.tsx'
import { UploadTaskRow } from './UploadTaskRow.tsx'
import { useUploads } from './useUploads.ts'

interface AttachmentInputProps extends Omit<ControlProps<Attachment[]>, 'placeholder'> {
  category: FileCategory
  /** 允许的扩展名，不带点 */
  accept: readonly string[]
  maxCount?: number
  maxSizeMb?: number
  /** 代替默认的说明 */
  hint?: string
  /** 同一份资料里别处的附件，也算重复 */
  others?: readonly Attachment[]
  /** 有文件在传；表单的提交已自动拦住，向导的下一步等另行拦的才需要 */
  onBusy?: (busy: boolean) => void
}

const NONE: readonly Attachment[] = []

/**
 * 附件录入：选择或拖放即上传，逐个显示进度，可取消、重试、移除（G-FILE、U01…U06）。
 * 值只含传好的附件；传输中拦住所在表单的提交，离开页面先询问。
 */
export function AttachmentInput({
  value = NONE as Attachment[],
  onChange = () => {},
  category,
  accept,
  maxCount = 20,
  maxSizeMb = 20,
  hint,
  others = NONE,
  onBusy,
  disabled = false,
  id,
  'aria-label': label = '附件',
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: AttachmentInputProps) {
  const area = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [blocked, setBlocked] = useState(false)
  const uploads = useUploads({ value, onChange, category, accept, maxCount, maxSizeMb, others })
  const { busy } = uploads
  useLeaveGuard(busy)

  useEffect(() => {
    onBusy?.(busy)
  }, [busy, onBusy])
  useEffect(() => {
    const form = area.current?.closest('form')
    if (!busy || !form) return undefined
    // 在表单收到之前拦下，页面不必各自记得
    const block = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setBlocked(true)
    }
    form.addEventListener('submit', block, { capture: true })
    return () => {
      form.removeEventListener('submit', block, { capture: true })
      setBlocked(false)
    }
  }, [busy])

  const isOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) uploads.add([...event.dataTransfer.files])
  }
  const rules = `${accept.join('、')}，单个不超过 ${maxSizeMb} MB，最多 ${maxCount} 个，可拖放到此处`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- 拖放只是按钮之外的捷径
    <div
      ref={area}
      id={id}
      role="group"
      aria-label={label}
      className={`${styles.area} ${over ? styles.over : ''}`}
      onDragOver={isOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={styles.head}>
        <Button
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onClick={() => picker.current?.click()}
        >
          上传文件
        </Button>
        <span className={styles.note}>{hint ?? rules}</span>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={maxCount > 1}
        disabled={disabled}
        accept={accept.map((extension) => `.${extension}`).join(',')}
        aria-label={`选择${label}`}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])])
          // 清空后才能再选同一个文件
          target.value = ''
        }}
      />
      {blocked ? <Alert tone="error">文件正在上传，请完成后再提交</Alert> : null}
      {value.length + uploads.tasks.length > 0 ? (
        <ul className={styles.list} aria-label={label}>
          {value.map((file) => (
            <AttachmentRow
              key={file.fileId}
              file={file}
              action={
                disabled ? null : (
                  <button
                    type="button"
                    className="text-button"
                    aria-label={`移除 ${file.fileName}`}
                    onClick={() => uploads.discard(file.fileId)}
                  >
                    移除
                  </button>
                )
              }
            />
          ))}
          {uploads.tasks.map((task) => (
            <UploadTaskRow
              key={task.id}
              task={task}
              onRetry={uploads.retry}
              onCancel={uploads.cancel}
              onRemove={uploads.remove}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
AttachmentInput.asks = '请上传'
