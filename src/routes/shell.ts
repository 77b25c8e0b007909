import { section } from './define.ts'

const root = section('shell', '根')
const home = section('shell', '首页')
const helpCentre = section('shell', '帮助')
const vouchers = section('shell', '凭证')
const errors = section('shell', '异常')
const login = section('shell', '登录')

/** 首页、公告、帮助、异常页与根路径。 */
export const shell = {
  root: root('/', '加载页', { hidden: true, pageless: true }),
  workbench: home('/workbench', '工作台', { onPhone: true, alwaysAllowed: true }),
  announcementList: home('/announcement-list', '公告列表', {
    onPhone: true,
    hidden: true,
    alwaysAllowed: true,
  }),
  announcementDetail: home('/announcement-detail', '公告详情', {
    onPhone: true,
    hidden: true,
    alwaysAllowed: true,
    list: '/announcement-list',
  }),
  help: helpCentre('/help/index', '帮助中心', { onPhone: true, hidden: true }),
  transferRecord: vouchers('/transfer-record', '流转记录', {
    hidden: true,
    alwaysAllowed: true,
    newTab: true,
  }),
  forbidden: errors('/error-page/403', '无权限', { onPhone: true, hidden: true, alwaysAllowed: true }),
  authorized: errors('/error-page/authorized', '授权提示', {
    onPhone: true,
    hidden: true,
    alwaysAllowed: true,
  }),
  contactManagerOpenProduct: errors('/error-page/contact-manager-open-product', '请联系管理员开通产品', {
    onPhone: true,
    hidden: true,
    alwaysAllowed: true,
  }),
  notFound: errors('/error-page/404', '页面不存在', { onPhone: true, hidden: true }),
  login: login('/login', '登录', { hidden: true, public: true, pageless: true }),
}
