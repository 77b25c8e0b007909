import type * as calls from '#api/generated/corp/real-names/real-names.ts'
import * as msw from '#api/generated/corp/real-names/real-names.msw.ts'
import type { RealNameForm, RealNameState } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import type { Context } from '../../Context.ts'
import { defineTag } from '../../define.ts'
import { BusinessError, conflict, forbidden, illegalState } from '../../errors.ts'
import type { RealNameRow } from '../../world/rows.ts'
import { accountView } from './accountView.ts'

// Real-name authentication in its first form: submit, face recognition, audit. The machine RNA comes with its own pages.

const FACE_TRIES = 5

const rowOf = ({ world, corp }: Context): RealNameRow | undefined =>
  world.realNames.find((row) => row.corpId === corp.corpId)

const stateOf = (ctx: Context, row: RealNameRow | undefined): RealNameState => {
  if (!row) return { realnameStatus: ctx.corp.isCorpAuthenticated ? 'PASSED' : 'UNSTARTED' }
  const { realnameStatus, realnameNo, form, faceStatus, faceLeft, submitTime } = row
  const waitsForFace = realnameStatus === 'FACE_PENDING'
  return {
    realnameStatus,
    realnameNo,
    realnameWay: form.realnameWay,
    faceStatus,
    faceLeft,
    ...(waitsForFace && {
      faceUrl: `/cv3/register/face-success?faceToken=${row.faceToken}`,
      nextActor: '法定代表人',
    }),
    ...(realnameStatus === 'AUDITING' && { nextActor: '平台' }),
    ...(submitTime && { submitTime }),
  }
}

const store = (ctx: Context, form: RealNameForm, known: RealNameRow | undefined): RealNameState => {
  const { world, corp, user } = ctx
  if (!user.postCodes.includes('POST_MANAGER')) throw forbidden()
  const now = world.now()
  const row: RealNameRow = {
    id: known?.id ?? world.ids.plain('D'),
    realnameNo: known?.realnameNo ?? world.ids.next('RN', world.today()),
    corpId: corp.corpId,
    createUserId: user.userId,
    createUserName: user.personName,
    createTime: known?.createTime ?? now,
    submitTime: now,
    updateTime: now,
    version: (known?.version ?? -1) + 1,
    auditTrail: [
      ...(known?.auditTrail ?? []),
      {
        node: 'OPERATOR',
        operatorName: user.personName,
        corpName: corp.corpName,
        time: now,
        event: '提交实名',
      },
    ],
    form: { ...known?.form, ...form },
    realnameStatus: 'FACE_PENDING',
    faceStatus: 'INIT',
    faceLeft: FACE_TRIES,
    faceToken: world.random.hex(32),
  }
  world.realNames.put(row)
  return stateOf(ctx, row)
}

export default defineTag<typeof msw, typeof calls>({ msw, public: ['notifyFaceResult'] })({
  loadRealName: (ctx) => {
    const { world, corp, user } = ctx
    const row = rowOf(ctx)
    const account = world.bankAccounts.find(
      (one) => one.corpId === corp.corpId && one.accountPurpose.includes('COLLECT'),
    )
    const base = {
      corpName: corp.corpName,
      uscc: corp.uscc,
      actions: [],
      ...(account && { account: accountView(account) }),
    }
    if (!row) {
      return {
        ...base,
        id: '',
        corpId: corp.corpId,
        createUserName: user.personName,
        createTime: ctx.now,
        version: 0,
        auditTrail: [],
        legalPersonName: corp.legalPersonName,
        realnameStatus: stateOf(ctx, undefined).realnameStatus,
      }
    }
    const { form, createUserId: _createUserId, faceToken: _faceToken, faceLeft: _faceLeft, ...document } = row
    const { legalPersonCertNo, handlerIdCard, handlerMobile, accountNo: _accountNo, ...shown } = form
    return {
      ...base,
      ...document,
      ...shown,
      ...(legalPersonCertNo && { legalPersonCertNo: maskText(legalPersonCertNo) }),
      ...(handlerIdCard && { handlerIdCard: maskText(handlerIdCard) }),
      ...(handlerMobile && { handlerMobile: maskText(handlerMobile) }),
    }
  },
  submitRealName: (ctx, { realnameSubmitType: _type, ...form }) => {
    if (rowOf(ctx) || ctx.corp.isCorpAuthenticated) throw illegalState()
    return store(ctx, form, undefined)
  },
  modifyRealName: (ctx, { realnameSubmitType: _type, realnameNo, version, ...form }) => {
    const row = ctx.world.realNames.need(realnameNo)
    if (row.corpId !== ctx.corp.corpId) throw new BusinessError('NOT_FOUND', '实名申请不存在')
    if (row.version !== version) throw conflict()
    if (!['REJECTED', 'EXPIRED'].includes(row.realnameStatus)) throw illegalState()
    return store(ctx, form, row)
  },
  checkAccountAuth: ({ world, corp }) =>
    world.bankAccounts.find(
      (one) =>
        one.corpId === corp.corpId &&
        one.accountPurpose.includes('COLLECT') &&
        one.accountAuthStatus === 'VERIFIED',
    ) !== undefined,
  loadRealNameState: (ctx) => stateOf(ctx, rowOf(ctx)),
  notifyFaceResult: ({ world }, { faceToken, faceStatus }) => {
    const row = world.realNames.find((one) => one.faceToken === faceToken)
    if (!row) throw new BusinessError('NOT_FOUND', '人脸识别已失效，请重新扫码')
    if (row.realnameStatus === 'FACE_PENDING') {
      row.faceStatus = faceStatus
      if (faceStatus === 'SUCCESS') row.realnameStatus = 'AUDITING'
      else row.faceLeft = Math.max(0, row.faceLeft - 1)
      row.version += 1
    }
    return { faceStatus: row.faceStatus, faceLeft: row.faceLeft }
  },
})
