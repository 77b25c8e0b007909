// Arco 的单个图标没有自带类型：它的样子即公开类型里的同名者。
declare module '@arco-design/web-react/icon/react-icon/IconClose' {
  export { IconClose as default } from '@arco-design/web-react/icon'
}
