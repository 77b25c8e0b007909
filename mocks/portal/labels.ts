import type { EntityLabels } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段名 → [字段, 字典或类型]。

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
    fields: {
      用户ID: ['userId', ''],
      姓名: ['personName', ''],
      手机号: ['mobilePhone', ''],
      身份证号: ['idCard', ''],
      证件类型: ['certType', 'CERT_TYPE'],
      岗位: ['postCodes', 'POST_CODE[]'],
      角色: ['roleCodes', ''],
      用户状态: ['userStatus', 'USER_STATUS'],
      最近登录时间: ['lastLoginTime', ''],
    },
    extra: ['corpId', 'personaCode'],
  },
  Message: {
    label: '消息',
    fields: {
      消息标题: ['messageTitle', ''],
      消息内容: ['messageContent', ''],
      消息类型: ['messageType', 'MESSAGE_TYPE'],
      消息状态: ['messageState', 'MESSAGE_STATE'],
      发送时间: ['sendTime', ''],
      跳转页面: ['jumpPath', ''],
    },
    extra: ['messageId', 'corpId', 'userId', 'roleCodes', 'readBy', 'bizNo'],
  },
  Announcement: {
    label: '公告',
    fields: {
      公告标题: ['announceTitle', ''],
      公告类型: ['announceType', 'ANNOUNCE_TYPE'],
      公告正文: ['announceContent', ''],
      发布时间: ['publishTime', ''],
      是否置顶: ['isTop', 'bool'],
    },
    extra: ['announceId'],
  },
  HelpArticle: {
    label: '帮助文章',
    fields: {
      帮助分类: ['helpCategory', 'HELP_CATEGORY'],
      帮助标题: ['helpTitle', ''],
      帮助正文: ['helpContent', ''],
    },
    extra: ['helpId'],
  },
} satisfies Readonly<Record<string, EntityLabels>>
