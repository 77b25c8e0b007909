# language: zh-CN
@请求
功能: 门户发出的每个调用

  @GATE-01 @API-07 @API-08 @GATE-04
  场景: 进门先换会话，再取资料
    当 我留意发出的调用
    并且 我以"core-operator"登录
    那么 应依次发出如下调用:
      | /uaa/v1/security/token                      |
      | /api/web/corp/v1/refresh-session            |
      | /api/web/corp/v1/userInfo                   |
      | /api/web/corp/v1/userInfo/granted-menu-tree |
    并且 应以"POST"发出如下调用:
      | /v1/sys/dict-datas/list-by-dict-types |

  @GATE-01 @API-07
  场景: 令牌没有变就不再取CSRF令牌
    当 我以"core-operator"登录
    并且 我留意发出的调用
    并且 我以"core-operator"登录
    那么 不应发出"/uaa/v1/security/token"调用
    并且 应以"POST"发出如下调用:
      | /v1/refresh-session |

  @HTTP-01 @API-03
  场景: 都是POST，只在两个基址之下
    当 我留意发出的调用
    并且 我以"core-operator"登录
    那么 应以"POST"发出如下调用:
      | /v1/sys/tools/load-platform-config   |
      | /v1/sys/pub/load/nav-view-config     |
      | /v1/sys/tools/load-prd-config        |
      | /find-value-json-by-config-key       |
    并且 应发出"/find-value-json-by-config-key"调用，内容含:
      | configKey | customer_service |
    并且 每个调用都应是POST，地址在"/api/web/corp"或"/uaa"之下

  @HTTP-02
  场景: 随机串、时间、签名、令牌、系统类型与CSRF令牌一个不少
    当 我以"core-operator"登录
    并且 我留意发出的调用
    并且 我打开"凭证信息查询"页面
    并且 我打开"凭证开立申请"页面
    那么 每个调用都应带有如下请求头:
      | x-scf-nonce       |
      | x-scf-timestamp   |
      | x-scf-signature   |
      | x-scf-auth-token  |
      | x-scf-system-type |
      | X-XSRF-TOKEN      |
    并且 随机串应各不相同

  @HTTP-02
  场景: CSRF请求头的名称由服务端给出
    假如 下一次"/v1/security/token"调用返回如下内容:
      """
      { "token": "abc123", "headerName": "X-Other-CSRF" }
      """
    并且 "/v1/refresh-session"调用一直返回业务错误"会话已失效"
    当 我留意发出的调用
    并且 我试图以"core-operator"登录
    那么 应提示失败"会话已失效"
    并且 发出的"/v1/refresh-session"调用应带有请求头"X-Other-CSRF"，值为"abc123"

  @GATE-07
  场景: 会话保存的七项
    当 我以"core-operator"登录
    并且 我打开"凭证信息查询"页面
    那么 会话应保存如下内容:
      | authToken       |
      | wsToken         |
      | XSRF-TOKEN      |
      | XSRF-TOKEN-NAME |
      | corpLoginUrl    |
      | lastUrl         |
      | lastCorpFlag    |

  @API-03
  场景: 开立方清单与节假日
    假如 示例数据为"issue-ready"
    并且 我以"core-operator"登录
    当 我打开"凭证开立申请"页面
    并且 我留意发出的调用
    并且 我点击"新增"
    并且 我填写"承诺付款日"为"2027-03-18"
    那么 应发出"/v1/sys/holidays/currentYear"调用，内容含:
      | region | 156 |

  @API-06
  场景: 短信签署先查开关，再发送，再验证
    假如 示例数据为"issue-ready"
    并且 系统中有如下"开立申请":
      | 开立申请编号 | 开立日     | 开立状态 |
      | IS-9001      | 2026-11-17 | 待复核   |
    并且 我以"core-director"登录
    当 我打开"凭证开立复核"页面
    并且 我留意发出的调用
    并且 我对"IS-9001"执行"复核"
    并且 审批通过
    并且 完成短信签署
    那么 应依次发出如下调用:
      | /v1/authentication/signature/switch/find |
      | /v1/authentication/signature/sms/apply   |
      | /v1/authentication/signature/sms/verify  |
    并且 应发出"/signature/sms/verify"调用，内容含:
      | productType | CREDIT |
      | verifyCode  | 123456 |

  @API-05 @各浏览器
  场景: 附件先取地址再下载
    假如 我以"core-operator"登录
    并且 我留意发出的调用
    当 我点击"关于2027年元旦期间业务办理安排的公告"
    那么 点击"下载 2027年元旦业务办理安排.pdf"应下载"2027年元旦业务办理安排.pdf"
    并且 应发出"/v1/files/oss/sts/download/presigned-url"调用，内容含:
      | isAttachment  | true                     |
      | localFileName | 2027年元旦业务办理安排.pdf |

  @API-05 @API-10 @各浏览器
  场景: 上传的图片显示小图
    假如 我以"unauthenticated-manager"登录
    当 我打开"实名认证(软证书)"页面
    并且 我留意发出的调用
    并且 我上传"营业执照.jpg"到"营业执照"
    那么 应发出以"/snapshot/SMALL/show"结尾的调用
