import type { RealNameForm, RealNameState } from '#api/generated/corp/model/index.ts'
import type * as calls from '#api/generated/corp/real-names/real-names.ts'
import { maskText } from '#domain/mask.ts'
import { accountView } from '../../account/bankAccount/view.ts'
import { ukeyFaceNotified } from '../../account/certificate/platform.ts'
import { onDuty } from '../../account/user/duties.ts'
import * as msw from '../../generated/corp/real-names/real-names.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { facePath } from '../../kernel/control/facePage.ts'
import { defineTag } from '../../kernel/define.ts'
import { type Actor, checkVersion } from '../../kernel/document.ts'
import { BusinessError, forbidden, illegalState } from '../../kernel/errors.ts'
import { fileOf, ownFiles } from '../file/own.ts'
import {
  collectAccountOf,
  faceFailed,
  facePassed,
  hasVerifiedAccount,
  realNameOf,
  submitRealName,
  withdrawUpdate,
} from './flow.ts'
import { readPaper } from './ocr.ts'
import type { RealNameRow } from './rows.ts'
import { realNameFlow } from './transitions.ts'

/** 解锁证书的识别不限次数。 */
const UKEY_FACE_LEFT = 5

const NEXT_ACTOR: Partial<Record<RealNameRow['realnameStatus'], string>> = {
  FACE_PENDING: '法定代表人',
  ACCOUNT_VERIFYING: '企业管理员',
  AUDITING: '平台',
}

const stateOf = (ctx: Context): RealNameState => {
  const row = realNameOf(ctx.world, ctx.corp.corpId)
  if (!row) return { realnameStatus: ctx.corp.isCorpAuthenticated ? 'PASSED' : 'UNSTARTED' }
  const { realnameStatus, realnameNo, form, faceStatus, faceLeft, faceFailReason, submitTime } = row
  const nextActor = NEXT_ACTOR[realnameStatus]
  return {
    realnameStatus,
    realnameNo,
    realnameWay: form.realnameWay,
    faceStatus,
    faceLeft,
    ...(faceStatus === 'FAIL' && faceFailReason && { faceFailReason }),
    // 谁申请，谁才能让人为它识别人脸
    ...(realNameFlow.isReadyFor(row, 'T-RNA-03') &&
      realNameFlow.allows('T-RNA-02', onDuty(ctx)) && {
        faceUrl: facePath(row.faceToken),
      }),
    ...(nextActor && { nextActor }),
    ...(submitTime && { submitTime }),
    ...(row.reviewOpinion && { reviewOpinion: row.reviewOpinion }),
    ...(row.rejectReasons && { rejectReasons: row.rejectReasons }),
  }
}

/** 由管理员填写；别人没有权限。 */
const maker = (ctx: Context): Actor => {
  const actor = onDuty(ctx)
  if (!realNameFlow.allows('T-RNA-02', actor)) throw forbidden()
  return actor
}

const needOwn = (ctx: Context, realnameNo: string): RealNameRow => {
  const row = realNameOf(ctx.world, ctx.corp.corpId)
  if (!row || row.realnameNo !== realnameNo) throw new BusinessError('NOT_FOUND', '实名申请不存在')
  return row
}

/** 证照要给平台看：须是本企业上传的文件。 */
const needPapers = (ctx: Context, form: RealNameForm): void => {
  const { licenseFile, idCardFrontFile, idCardBackFile, authLetterFile } = form
  const papers = [licenseFile, idCardFrontFile, idCardBackFile, authLetterFile]
  ownFiles(
    ctx,
    papers.filter((file) => file !== undefined),
  )
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  loadRealName: (ctx) => {
    const { world, corp, user } = ctx
    const row = realNameOf(world, corp.corpId)
    const account = collectAccountOf(world, corp.corpId)
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
        realnameStatus: stateOf(ctx).realnameStatus,
      }
    }
    const {
      form,
      inForce,
      createUserId: _createUserId,
      faceToken: _faceToken,
      faceLeft: _faceLeft,
      ...document
    } = row
    const { legalPersonCertNo, handlerIdCard, handlerMobile, ...shown } = form
    return {
      ...base,
      ...document,
      ...shown,
      actions: realNameFlow.offer(ctx, row, onDuty(ctx)),
      ...(inForce && {
        inForce: {
          legalPersonName: inForce.form.legalPersonName,
          certValidTo: inForce.form.certValidTo,
        },
      }),
      ...(legalPersonCertNo && { legalPersonCertNo: maskText(legalPersonCertNo) }),
      ...(handlerIdCard && { handlerIdCard: maskText(handlerIdCard) }),
      ...(handlerMobile && { handlerMobile: maskText(handlerMobile) }),
    }
  },
  submitRealName: (ctx, { realnameSubmitType: _type, ...form }) => {
    const actor = maker(ctx)
    if (realNameOf(ctx.world, ctx.corp.corpId)) throw illegalState()
    needPapers(ctx, form)
    submitRealName(ctx.world, actor, form, undefined)
    return stateOf(ctx)
  },
  modifyRealName: (ctx, { realnameSubmitType: _type, realnameNo, version, ...form }) => {
    const actor = maker(ctx)
    const row = needOwn(ctx, realnameNo)
    checkVersion(row, version)
    needPapers(ctx, form)
    submitRealName(ctx.world, actor, form, row)
    return stateOf(ctx)
  },
  withdrawRealName: (ctx, { realnameNo, version }) => {
    withdrawUpdate(commandOf(ctx, needOwn(ctx, realnameNo), version, maker(ctx)))
    return stateOf(ctx)
  },
  recogniseRealNamePaper(ctx, { paperKind, fileId }) {
    maker(ctx)
    return readPaper(ctx, paperKind, fileOf(ctx, fileId))
  },
  checkAccountAuth: ({ world, corp }) => hasVerifiedAccount(world, corp.corpId),
  loadRealNameState: (ctx) => stateOf(ctx),
  notifyFaceResult: ({ world }, { faceToken, faceStatus, failReason }) => {
    const ukey = ukeyFaceNotified(world, faceToken, faceStatus)
    if (ukey) return { faceStatus, faceLeft: UKEY_FACE_LEFT }
    const row = world.realNames.find((one) => one.faceToken === faceToken)
    if (!row) throw new BusinessError('NOT_FOUND', '人脸识别已失效，请重新扫码')
    // 重复的通知不再改变什么
    if (realNameFlow.isReadyFor(row, 'T-RNA-03')) {
      if (faceStatus === 'SUCCESS') facePassed(world, row)
      else faceFailed(world, row, failReason)
    }
    return { faceStatus: row.faceStatus, faceLeft: row.faceLeft }
  },
})
