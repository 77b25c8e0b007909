# language: zh-CN
@实名
功能: 企业实名认证

  @LAND-02 @ROUTE-04 @ROLE-02
  场景大纲: 没有认证的企业先到企业认证
    假如 我以"<人员>"登录
    那么 应进入"企业认证"页面
    并且 页面应显示"<所见>"

    例子:
      | 人员                     | 所见                                         |
      | unauthenticated-manager  | 选择认证方式                                 |
      | unauthenticated-operator | 请您联系管理员进行实名认证后继续开展业务     |

  @API-09
  场景: 企业认证页取进度、资料、提示与账户
    假如 我以"unauthenticated-manager"登录
    当 我留意发出的调用
    并且 我刷新页面
    那么 应以"POST"发出如下调用:
      | /v1/admit/processs/real-name/approve/state    |
      | /v1/admit/processs/real-name/approve/info     |
      | /v1/admit/processs/real-name/has/account/auth |
      | /v1/ci/corps/verify/tips                      |

  @API-09 @REAL-01 @T-RNA-01 @T-RNA-02 @T-RNA-03 @T-RNA-04
  场景: 软证书方式从资料到人脸识别
    假如 我以"unauthenticated-manager"登录
    并且 我留意发出的调用
    当 我打开"实名认证(软证书)"页面
    并且 我填好实名资料
    并且 我点击"提交认证"
    那么 应提示"已提交，请完成人脸识别"
    并且 应发出"/v1/admit/processs/real-name/submit"调用，内容含:
      | realnameSubmitType | SUBMIT   |
      | realnameWay        | SOFT_KEY |
    并且 发出的"/v1/admit/processs/real-name/submit"调用不应含"210106198501120131"
    并且 页面应显示"今日剩余 5 次"
    当 外部机构"face"对"C061"执行"T-RNA-04"
    那么 页面应显示"人脸识别未通过，请在光线充足处重新识别"
    并且 页面应显示"今日剩余 4 次"
    当 外部机构"face"对"C061"执行"T-RNA-03"
    那么 页面应显示"发起打款"

  @API-09 @T-RNA-05 @T-RNA-06 @LAND-01
  场景: 小额打款验证后由平台审核，通过即可开通产品
    假如 我以"unauthenticated-manager"登录
    当 我打开"实名认证(软证书)"页面
    并且 我填好实名资料
    并且 我点击"提交认证"
    那么 应提示"已提交，请完成人脸识别"
    当 外部机构"face"对"C061"执行"T-RNA-03"
    并且 我点击"发起打款"
    并且 银行对收款账户执行"T-AUT-02"
    并且 我回填打款金额
    那么 页面应显示"资料已提交平台审核"
    当 外部机构"platform"对"C061"执行"T-RNA-06"
    那么 页面应显示"企业实名认证已通过"
    当 我点击"去开通产品"
    并且 我点击"立即开通 保函"
    那么 应出现"保函业务开通协议"对话框

  @API-09 @T-RNA-05
  场景: 打款失败可以改账户再打，回填错误说明还剩几次
    假如 我以"unauthenticated-manager"登录
    当 我打开"实名认证(软证书)"页面
    并且 我填好实名资料
    并且 我点击"提交认证"
    那么 应提示"已提交，请完成人脸识别"
    当 外部机构"face"对"C061"执行"T-RNA-03"
    并且 我点击"发起打款"
    并且 银行对收款账户执行"T-AUT-03"
    那么 页面应显示"打款失败：户名与账号不符"
    当 我点击"发起打款"
    并且 银行对收款账户执行"T-AUT-02"
    并且 我回填错误的打款金额
    那么 应提示"打款金额不正确，还可回填 2 次"

  @API-09 @REAL-01 @VALID-08 @T-RNA-07
  场景: 已有验证过的账户时审核不通过，按原因修改重提
    假如 示例数据为"real-name-account"
    并且 我以"unauthenticated-manager"登录
    当 我打开"实名认证(营业执照与账户)"页面
    并且 我填好实名资料
    并且 我点击"提交认证"
    那么 应提示"已提交，请完成人脸识别"
    当 外部机构"face"对"C061"执行"T-RNA-03"
    那么 页面应显示"资料已提交平台审核"
    当 外部机构"platform"对"C061"执行"T-RNA-07"
    那么 页面应显示"营业执照影像不清晰，请重新上传原件彩色扫描件"
    当 我留意发出的调用
    并且 我重新征得单独同意，提交认证
    那么 应发出"/v1/admit/processs/real-name/modify-submit"调用，内容含:
      | realnameSubmitType | MODIFY    |
      | legalPersonCertNo  | undefined |

  @T-RNA-08 @LAND-02
  场景: 法定代表人证件到期，认证随之失效，管理员先去更新
    当 时间推进到"2026-12-11"
    并且 我以"no-product-manager"登录
    那么 应进入"企业认证"页面
    并且 应提示"法定代表人证件已到期，请更新证件后重新提交"
