import { lateDialog } from '#ui/overlay/Dialog.tsx'

/** 预览一个附件：清单画出之后才取它的代码。 */
export const AttachmentPreview = lateDialog(() => import('./PreviewBox.tsx').then((part) => part.PreviewBox))
