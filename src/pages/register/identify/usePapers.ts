import { useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import type {
  Attachment,
  RealNameApplication,
  RealNamePaper,
  RealNamePaperKind,
} from '#api/generated/corp/model/index.ts'
import { recogniseRealNamePaper } from '#api/generated/corp/real-names/real-names.ts'
import type { Draft } from '#hooks/useDraft.ts'
import { useSteady } from '#hooks/useSteady.ts'
import type { FormInstance } from '#ui/form/useForm.ts'
import { type CompanyValues, companyInitial } from './realNameValues.ts'

type Filled = Partial<
  Pick<CompanyValues, 'legalPersonName' | 'legalPersonCertNo' | 'certValidFrom' | 'certValidTo'>
>

const LABELS: Readonly<Record<keyof Filled, string>> = {
  legalPersonName: '法定代表人',
  legalPersonCertNo: '证件号',
  certValidFrom: '有效期起',
  certValidTo: '有效期止',
}

const filledBy = ({ legalPersonName, certNo, certValidFrom, certValidTo }: RealNamePaper): Filled => ({
  ...(legalPersonName && { legalPersonName }),
  ...(certNo && { legalPersonCertNo: certNo }),
  ...(certValidFrom && { certValidFrom }),
  ...(certValidTo && { certValidTo }),
})

/** 执照上的企业不是注册的这一家：多半传错了文件。 */
const foreignIn = ({ uscc, corpName }: RealNamePaper, application: RealNameApplication) =>
  uscc && uscc !== application.uscc
    ? `影像上是${corpName ?? '另一家企业'}（${uscc}），与注册的企业不同，请核对是否传错`
    : undefined

/** 一份影像识别得怎样。 */
export interface PaperReading {
  /** 识别到哪里了、填入了什么 */
  text: string
  /** 该当心的 */
  warning?: string
}

/**
 * 上传证照影像后识别，把读出的要素填进还没有人改过的各项，供人核对修改；认不出就请人手工填写（T-RNA-02）。
 * 识别出的完整证件号只在表单里，草稿不留（x-secret）。
 */
export function usePapers(form: FormInstance<CompanyValues>, draft: Draft, application: RealNameApplication) {
  const [readings, setReadings] = useState<Partial<Record<RealNamePaperKind, PaperReading>>>({})
  // 上一次识别填入的：没有再改过的，换了影像可以换
  const suggested = useRef<Filled>({})
  // 传了又换的，只认最后一份
  const latest = useRef<Partial<Record<RealNamePaperKind, string>>>({})
  const tell = (kind: RealNamePaperKind, reading: PaperReading | undefined) =>
    setReadings((known) => ({ ...known, [kind]: reading }))

  const fillIn = (read: Filled): string[] => {
    const now = form.getFieldsValue()
    const untouched = companyInitial(application)
    const names = (Object.keys(read) as (keyof Filled)[]).filter((name) => {
      const value = now[name]
      return !value || [read, suggested.current, untouched].some((known) => known[name] === value)
    })
    const values: Filled = Object.fromEntries(names.map((name) => [name, read[name]]))
    suggested.current = { ...suggested.current, ...values }
    form.setFieldsValue(values)
    draft.touch()
    return names.map((name) => LABELS[name])
  }

  const recognise = useSteady(async (kind: RealNamePaperKind, [file]: readonly Attachment[]) => {
    const fileId = file?.fileId
    latest.current[kind] = fileId
    if (!fileId) return tell(kind, undefined)
    tell(kind, { text: '正在识别…' })
    let reading: PaperReading
    try {
      // 认不出不妨碍办理，话在这一项下面说，不另弹框
      const paper = await recogniseRealNamePaper({ paperKind: kind, fileId }, { quiet: true })
      if (latest.current[kind] !== fileId) return
      const warning = foreignIn(paper, application)
      const filled = warning ? [] : fillIn(filledBy(paper))
      reading = {
        text: filled.length > 0 ? `已按影像填入${filled.join('、')}，请核对` : '已识别，请核对所填的内容',
        ...(warning && { warning }),
      }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (latest.current[kind] !== fileId) return
      const why = cause.kind === 'business' ? cause.message : '没有识别出来'
      reading = { text: `${why}，请手工填写` }
    }
    tell(kind, reading)
  })
  return { readings, recognise }
}
