export type FileRow = {
  fileId: string
  corpId?: string
  /** Enterprises that may read it besides its owner: counterparties named on the document it is attached to. */
  sharedWith: string[]
  fileName: string
  fileSize: number
  contentType: string
  category: string
  sha256: string
  createTime: string
  bytes: Uint8Array
}
