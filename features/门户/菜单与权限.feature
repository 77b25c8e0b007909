# language: zh-CN
@菜单
功能: 菜单与页面的权限

  @ROUTE-09 @SHELL-12
  场景大纲: 各人的左侧菜单只有自己能办的
    当 我以"<人员>"登录
    并且 我打开"<首页>"页面
    那么 菜单应有"<有>"
    并且 菜单不应有"<没有>"

    例子:
      | 人员           | 首页                 | 有           | 没有         |
      | core-operator  | 凭证开立申请         | 开立撤回申请 | 凭证开立复核 |
      | core-director  | 凭证开立复核         | 开立撤回复核 | 凭证开立申请 |
      | core-final     | 开立终审             | 凭证信息查询 | 凭证开立复核 |
      | chain-operator | 凭证签收申请         | 凭证签收申请 | 凭证签收复核 |
      | chain-director | 凭证签收复核         | 凭证签收复核 | 凭证开立申请 |

  @ROUTE-07 @ROUTE-08 @HTTP-11 @ERR-01
  场景: 没有权限的页面进不去
    当 我以"chain-operator"登录
    并且 我试图打开"凭证开立复核"页面
    那么 应进入"无权限"页面
    并且 地址应含"/error-page/403"
    并且 页面应显示"您暂无权限访问该页面"
    当 我点击"返回工作台"
    那么 应进入"工作台"页面

  @SHELL-24 @ERR-01
  场景: 陌生的地址
    当 我以"core-operator"登录
    并且 我打开地址"no/such/page"
    那么 应进入"页面不存在"页面

  @ROUTE-02 @ERR-01
  场景大纲: 登录后总能打开的说明页
    当 我以"chain-query"登录
    并且 我打开地址"<地址>"
    那么 应进入"<标题>"页面

    例子:
      | 地址                                       | 标题                     |
      | error-page/403                             | 无权限                   |
      | error-page/authorized                      | 授权提示                 |
      | error-page/contact-manager-open-product    | 请联系管理员开通产品     |

  @SHELL-12
  场景: 从左侧菜单换页，可以后退
    当 我以"core-operator"登录
    并且 我打开"凭证开立申请"页面
    并且 我打开"开立撤回申请"页面
    那么 地址应含"/credit/core/issue/issue-black"
    当 我后退
    那么 应进入"凭证开立申请"页面
