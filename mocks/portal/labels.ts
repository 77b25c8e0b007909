import { announcementLabels } from '#api/generated/corp/labels/announcement.ts'
import { corpUserLabels } from '#api/generated/corp/labels/corpUser.ts'
import { helpArticleLabels } from '#api/generated/corp/labels/helpArticle.ts'
import { messageLabels } from '#api/generated/corp/labels/message.ts'
import { type EntityLabels, named } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段 → 字典或类型；叫法不同于契约的，前面写上名称。

/** 各实体的中文名称与字段名。 */
export const labels = {
  Corp: {
    label: '企业',
    fields: {
      会员编号: ['memberId', ''],
      企业名称: ['corpName', ''],
      统一社会信用代码: ['uscc', ''],
      企业类型: ['corpType', 'CORP_TYPE'],
      企业状态: ['corpState', 'CORP_STATE'],
      企业规模: ['corpScale', 'CORP_SCALE'],
      所属行业: ['industryCode', ''],
      法定代表人: ['legalPersonName', ''],
      注册资本: ['registeredCapital', 'amt'],
      成立日期: ['establishDate', ''],
      营业期限至: ['businessTermEnd', ''],
      注册地址: ['registeredAddress', ''],
      经营地址: ['businessAddress', ''],
      联系人: ['contactName', ''],
      联系电话: ['contactPhone', ''],
      电子邮箱: ['email', ''],
      是否已实名: ['isCorpAuthenticated', 'bool'],
      产品开通状态: ['productOpenStatus', 'PRODUCT_OPEN_STATUS'],
      是否当前企业: ['isCurrent', 'bool'],
      所属集团: ['groupCorpName', ''],
      营业执照: ['licenseFile', ''],
    },
    extra: ['corpId', 'finalThreshold', 'resignAgreements'],
  },
  User: {
    label: '用户',
    fields: named(corpUserLabels, {
      userId: ['用户ID', ''],
      personName: '',
      mobilePhone: '',
      idCard: ['身份证号', ''],
      certType: 'CERT_TYPE',
      postCodes: 'POST_CODE[]',
      roleCodes: ['角色', ''],
      userStatus: 'USER_STATUS',
      lastLoginTime: '',
    }),
    extra: ['corpId', 'personaCode'],
  },
  Message: {
    label: '消息',
    fields: named(messageLabels, {
      messageTitle: '',
      messageContent: '',
      messageType: 'MESSAGE_TYPE',
      messageState: 'MESSAGE_STATE',
      sendTime: '',
      jumpPath: '',
    }),
    extra: ['messageId', 'corpId', 'userId', 'roleCodes', 'readBy', 'bizNo'],
  },
  Announcement: {
    label: '公告',
    fields: named(announcementLabels, {
      announceTitle: '',
      announceType: 'ANNOUNCE_TYPE',
      announceContent: ['公告正文', ''],
      publishTime: '',
      isTop: 'bool',
    }),
    extra: ['announceId'],
  },
  HelpArticle: {
    label: '帮助文章',
    fields: named(helpArticleLabels, {
      helpCategory: 'HELP_CATEGORY',
      helpTitle: '',
      helpContent: ['帮助正文', ''],
    }),
    extra: ['helpId'],
  },
} satisfies Readonly<Record<string, EntityLabels>>
