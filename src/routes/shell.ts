import { section } from './define.ts'

const root = section('shell', '根')
const home = section('shell', '首页')
const helpCentre = section('shell', '帮助')
const vouchers = section('shell', '凭证')
const errors = section('shell', '异常')
const login = section('shell', '登录')

/** 首页、公告、帮助、异常页与根路径。 */
export const shell = {
  root: root('/', '加载页', { hidden: true }),
  workbench: home('/workbench', '工作台', {
    alwaysAllowed: true,
    load: () => import('#pages/workbench/WorkbenchPage.tsx'),
  }),
  announcementList: home('/announcement-list', '公告列表', {
    hidden: true,
    alwaysAllowed: true,
    load: () => import('#pages/announcement-list/AnnouncementListPage.tsx'),
  }),
  announcementDetail: home('/announcement-detail', '公告详情', {
    hidden: true,
    alwaysAllowed: true,
    load: () => import('#pages/announcement-detail/AnnouncementDetailPage.tsx'),
  }),
  help: helpCentre('/help/index', '帮助中心', {
    hidden: true,
    load: () => import('#pages/help/HelpPage.tsx'),
  }),
  transferRecord: vouchers('/transfer-record', '流转记录', {
    hidden: true,
    alwaysAllowed: true,
    newTab: true,
    load: () => import('#pages/transfer-record/TransferRecordPage.tsx'),
  }),
  forbidden: errors('/error-page/403', '无权限', {
    hidden: true,
    alwaysAllowed: true,
    load: () => import('#pages/error-page/ForbiddenPage.tsx'),
  }),
  authorized: errors('/error-page/authorized', '授权提示', {
    hidden: true,
    alwaysAllowed: true,
    load: () => import('#pages/error-page/AuthorizedPage.tsx'),
  }),
  contactManagerOpenProduct: errors('/error-page/contact-manager-open-product', '请联系管理员开通产品', {
    hidden: true,
    alwaysAllowed: true,
    load: () => import('#pages/error-page/ContactManagerPage.tsx'),
  }),
  notFound: errors('/error-page/404', '页面不存在', {
    hidden: true,
    load: () => import('#pages/error-page/NotFoundPage.tsx'),
  }),
  login: login('/login', '登录', { hidden: true, public: true }),
}
