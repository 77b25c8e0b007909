/** A signature by SMS under way or done: bound to the documents and the kind of business that it was asked for. */
export type SmsSigning = {
  userId: string
  businessType: string
  businessKeys: string[]
  summary: string
  sentAt: number
  wrong: number
  signTicket?: string
}
