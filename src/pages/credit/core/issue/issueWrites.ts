import { saveIssueApplication, submitIssueApplication } from '#api/generated/corp/issues/issues.ts'
import type { IssueApplication } from '#api/generated/corp/model/index.ts'
import { type IssueValues, toRequest, toSubmit } from './issueValues.ts'

/** 开立表单往哪里存、怎样提交：新增，或编辑已有的草稿与被驳回的申请。 */
export const issueWrites = (editing?: Pick<IssueApplication, 'issueNo' | 'version'>) => ({
  label: '凭证开立申请',
  draftKey: `issue:${editing?.issueNo ?? 'new'}`,
  saveText: '保存草稿',
  save: (values: IssueValues) => saveIssueApplication(toRequest(values, editing)),
  submit: (values: IssueValues & { smeTermConfirmed: boolean }) =>
    submitIssueApplication(toSubmit(values, editing)),
})
