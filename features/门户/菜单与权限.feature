# language: zh-CN
@菜单
功能: 菜单与页面的权限

  @ROUTE-09 @SHELL-12 @ROLE-02
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
      | core-query     | 凭证信息查询         | 凭证信息查询 | 凭证开立申请 |
      | chain-query    | 签收与融资首页(查询) | 签收与融资首页(查询) | 凭证签收申请 |

  @ROUTE-09 @FAM-GUARANTEE
  场景: 电子保函没有左侧菜单，各页在内容之上的一条里
    当 我以"gua-app-operator"登录
    并且 我打开"投标保函管理"页面
    那么 不应有按钮"收起菜单"
    并且 菜单应有"保函撤销管理"
    并且 菜单应有"保函数据统计"
    并且 菜单不应有"修改投标保函"
    并且 菜单不应有"索赔管理"
    当 我打开"保函发票管理"页面
    那么 地址应含"/guarantee/invoice/manager"

  @ROUTE-09
  场景大纲: 详情、向导的步与结果授权而不进菜单
    当 我以"<人员>"登录
    并且 我打开"<列表>"页面
    那么 菜单应有"<起点>"
    并且 菜单不应有"<不列的>"
    当 我打开地址"<不列的地址>"
    那么 应进入"<进入>"页面

    例子:
      | 人员               | 列表                  | 起点         | 不列的       | 不列的地址                       | 进入         |
      | chain-operator     | 电子凭证/融资资料管理 | 新建融资资料 | 上传合同     | credit/finance-data/upload/contract | 上传合同     |
      | abs-chain-operator | ABS/融资资料管理      | 新建融资资料 | 资料提交成功 | abs/finance-data/upload/success  | 资料提交成功 |
      | rf-core-operator   | 债务人确权            | 推荐管理     | 确权办理     | reverse_factoring/debtor-confirmation-right/right-confirmation | 债务人确权   |

  @ROUTE-07 @ROUTE-08 @HTTP-11 @ERR-01
  场景: 没有权限的页面进不去
    当 我以"chain-operator"登录
    并且 我试图打开"凭证开立复核"页面
    那么 应进入"无权限"页面
    并且 地址应含"/error-page/403"
    并且 页面应显示"您暂无权限访问该页面"
    当 我点击"返回工作台"
    那么 应进入"工作台"页面

  @ERR-01 @SHELL-18
  场景: 没有权限时找得到管理员，有几个角色的可以换一个
    当 我以"multi-corp"登录
    并且 我试图打开"凭证开立复核"页面
    并且 我点击"联系管理员"
    那么 应出现"企业管理员"对话框
    并且 对话框应显示"许****博"
    当 我在"企业管理员"对话框中点击"确认"
    并且 我点击"切换角色"
    并且 我在对话框中点击"开立与兑付查询"
    那么 应进入"工作台"页面
    并且 页面应显示"开立与兑付查询"

  @ERR-01 @CORP-01
  场景: 授权提示页可以换一家企业
    当 我以"multi-corp"登录
    并且 我打开地址"error-page/authorized"
    并且 我点击"切换企业"
    并且 我在对话框中点击"苏州锦衡电气设备有限公司"
    那么 页面应显示"苏州锦衡电气设备有限公司"

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

  @ROUTE-08
  场景: 没有权限而地址里另有去处，去那里
    当 我以"core-operator"登录
    并且 我打开地址"credit/core/issue/issue-review#/credit/core/issue/issue"
    那么 应进入"凭证开立申请"页面
    并且 地址不应含"issue-review"

  @ROUTE-08
  场景: 另有的去处也没有权限，就是无权限
    当 我以"core-operator"登录
    并且 我打开地址"credit/core/issue/issue-review#/credit/core/issue/final-approve"
    那么 应进入"无权限"页面

  @ROUTE-09 @SHELL-14
  场景: 消息中心与帮助中心授权了才进得去
    假如 "查询已授权的菜单树"调用一直返回如下内容:
      """
      [{ "menuCode": "M1", "menuName": "工作台", "path": "/workbench", "hidden": false, "children": [] }]
      """
    当 我以"core-operator"登录
    那么 菜单不应有"消息中心"
    并且 不应有按钮"帮助"
    当 我打开地址"help/index"
    那么 应进入"无权限"页面
    当 我打开地址"my/message/index"
    那么 应进入"无权限"页面

  @SHELL-12 @SHELL-14
  场景: 账户中心也用左侧菜单，授权了的消息中心在其中
    假如 "查询已授权的菜单树"调用一直返回如下内容:
      """
      [{ "menuCode": "M1", "menuName": "消息中心", "path": "/my/message/index", "hidden": false, "children": [] }]
      """
    当 我以"core-operator"登录
    并且 我打开"消息中心"页面
    那么 菜单应有"消息中心"
    并且 应能点击"收起菜单"
    并且 "页脚"应至少高72像素

  @SHELL-12
  场景: 其余页面不用左侧菜单
    当 我以"core-operator"登录
    并且 我打开"帮助中心"页面
    那么 不应有按钮"收起菜单"

  @SHELL-16 @SHELL-17
  场景: 宽屏与窄屏
    当 我以"core-operator"登录
    那么 "页脚"应至少高128像素
    并且 "内容区"应至少高300像素
    当 我打开"凭证开立申请"页面
    并且 窗口宽1200高600
    那么 "左侧菜单"应宽200像素
    当 窗口宽1480高800
    那么 "左侧菜单"应宽224像素

  @SHELL-23
  场景: 边写边查停下才查一次，慢的时候有加载条，标签列宽140
    当 我以"core-operator"登录
    并且 我打开"帮助中心"页面
    那么 后端应收到"分页查询帮助文章"调用1次
    假如 下一次"分页查询帮助文章"调用延迟1500毫秒
    当 我把光标移到"搜索标题与正文"
    并且 我接着键入"受益所有人"
    那么 应有加载条，办完收走
    并且 列表应有1条
    并且 后端应收到"分页查询帮助文章"调用2次
    当 我打开"凭证开立申请"页面
    并且 我点击"新增"
    那么 "表单的标签列"应宽140像素

  @ROUTE-09 @T-PDO-03
  场景: 产品暂停开通之后菜单随之收起
    假如 外部机构"平台"对"C001/CREDIT"办理"暂停产品"
    当 我以"core-operator"登录
    那么 产品"凭证"应为"已暂停"
    当 我试图打开"凭证开立申请"页面
    那么 应进入"无权限"页面

  @ROLE-01
  场景大纲: 各角色的名称
    当 我以"<人员>"登录
    那么 页面应显示"<角色>"

    例子:
      | 人员                     | 角色                 |
      | unauthenticated-operator | 企业默认角色         |
      | rf-core-query            | 反向保理债务人查询   |
      | rf-core-operator         | 反向保理债务人经办   |
      | rf-core-director         | 反向保理债务人复核   |
      | rf-corp-query            | 反向保理债权人查询   |
      | rf-corp-operator         | 反向保理债权人经办   |
      | rf-corp-director         | 反向保理债权人复核   |
