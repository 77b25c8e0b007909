# language: zh-CN
@协议
功能: 登录后重签平台协议

  背景:
    假如 我以"resign-agreements"登录

  @AGREE-01 @AGREE-02 @API-04 @API-05
  场景: 两份协议读完才能确认，依次签署
    那么 应出现"平台协议更新"对话框
    并且 不能点击"确认阅读并同意"
    当 我读完"平台注册服务协议"
    那么 不能点击"确认阅读并同意"
    当 我读完"隐私政策"
    并且 我留意发出的调用
    并且 我点击"确认阅读并同意"
    那么 应提示"签署成功"
    并且 应依次发出如下调用:
      | /v1/agreement/sign/corp/register |
      | /v1/agreement/sign/corp/privacy  |
    并且 不应有对话框
    并且 应进入"工作台"页面

  @AGREE-01 @API-04
  场景: 先查注册协议，再查隐私政策，该签的才预签
    那么 应出现"平台协议更新"对话框
    当 我留意发出的调用
    并且 我刷新页面
    那么 应依次发出如下调用:
      | /v1/agreement/can/resign/canReSignAgreement |
      | /v1/agreement/can/resign/canReSignAgreement |
      | /v1/agreement/pre/sign/corp/register        |
      | /v1/agreement/pre/sign/corp/privacy         |
    并且 应发出"/can/resign/canReSignAgreement"调用，内容含:
      | businessType  | agreement_business_public |
      | agreementType | CORP_REG_AGREEMENT        |
    并且 应发出"/can/resign/canReSignAgreement"调用，内容含:
      | businessType  | agreement_business_public |
      | agreementType | CORP_PRIVACY_AGREEMENT    |
    并且 应出现"平台协议更新"对话框

  @AGREE-03
  场景: 不签就退出登录
    那么 应出现"平台协议更新"对话框
    当 我点击"取消"
    那么 应回到登录页
    并且 浏览器里不应留有任何内容

  @AGREE-04
  场景: 签署失败说出服务端的话，已签的不再签
    假如 下一次"/v1/agreement/sign/corp/privacy"调用返回业务错误"签章服务维护中，请稍后再试"
    当 我读完"平台注册服务协议"
    并且 我读完"隐私政策"
    并且 我点击"确认阅读并同意"
    那么 应提示失败"签章服务维护中，请稍后再试"
    当 我留意发出的调用
    并且 我点击"确认阅读并同意"
    那么 应提示"签署成功"
    并且 不应发出"/v1/agreement/sign/corp/register"调用

  @AGREE-04
  场景: 预签失败说出服务端的话，不能当作签过了
    那么 应出现"平台协议更新"对话框
    假如 下一次"/v1/agreement/pre/sign/corp/register"调用返回业务错误"协议模板更新中"
    当 我试图以"resign-agreements"登录
    那么 应出现"操作失败"对话框
    并且 对话框应显示"协议模板更新中"
    当 我在"操作失败"对话框中点击"重试"
    那么 应出现"平台协议更新"对话框

  @AGREE-04 @PDF-03
  场景: 一份协议打不开，其余照读，重试之后照签
    那么 应出现"平台协议更新"对话框
    假如 下一次"/sys/pub/files/AGREEMENT-REGISTER/preview"调用返回状态500
    当 我试图以"resign-agreements"登录
    那么 应出现"操作失败"对话框
    当 我在"操作失败"对话框中点击"确认"
    并且 我读完"隐私政策"
    那么 不能点击"确认阅读并同意"
    当 我在"平台协议更新"对话框中点击"平台注册服务协议 打不开"
    并且 我在"平台协议更新"对话框中点击"重试"
    并且 我读完"平台注册服务协议"
    并且 我点击"确认阅读并同意"
    那么 应提示"签署成功"

  @AGREE-03 @AGREE-04
  场景: 协议打不开不会退出登录，取消时先问
    那么 应出现"平台协议更新"对话框
    假如 "/preview"调用一直返回状态500
    当 我试图以"resign-agreements"登录
    并且 我在"操作失败"对话框中点击"确认"
    并且 我在"平台协议更新"对话框中点击"取消"
    那么 对话框应显示"不签署就要退出登录"
    当 我在"提示"对话框中点击"继续阅读"
    那么 应出现"平台协议更新"对话框
    当 我在"平台协议更新"对话框中点击"取消"
    并且 我在"提示"对话框中点击"退出登录"
    那么 应回到登录页

  @AGREE-04
  场景: 一份预签失败，可以先看另一份
    那么 应出现"平台协议更新"对话框
    假如 下一次"/v1/agreement/pre/sign/corp/register"调用返回业务错误"协议模板更新中"
    当 我试图以"resign-agreements"登录
    并且 我在"操作失败"对话框中点击"先看其他协议"
    那么 应出现"平台协议更新"对话框
    并且 对话框应显示"协议模板更新中"
    当 我读完"隐私政策"
    那么 不能点击"确认阅读并同意"
