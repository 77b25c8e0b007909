import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corpFlagOf, landingPath } from '#domain/landing.ts'
import { isPermitted } from '#domain/permissions.ts'

const user = {
  isCorpAuthenticated: true,
  productOpenStatus: { CREDIT: true, ABS: false },
  postCodes: ['POST_OPERATOR'],
  mobilePhone: '138****8000',
  corpId: 'C1',
}
const permitted = new Set(['/credit/core/issue/issue'])
const last = { lastUrl: '/cv3/credit/core/issue/issue?pageNo=2', lastCorpFlag: corpFlagOf(user) }

describe('落地页', () => {
  it('LAND-01 默认工作台', () => {
    expect(landingPath(user, {}, permitted)).toBe('/workbench')
    expect(landingPath(user, null, permitted)).toBe('/workbench')
  })

  it.each([false, undefined, null, 'N', 'true', 1, {}])(
    'LAND-02 未认证（%j）去企业认证，上次地址不算',
    (flag) => {
      expect(landingPath({ ...user, isCorpAuthenticated: flag }, last, permitted)).toBe(
        '/register/identify/index',
      )
    },
  )

  it.each([[['POST_QUERY']], [['POST_OPERATOR', 'CREDIT_QUERY_POST']]])(
    'LAND-03 没有产品且岗位 %j',
    (postCodes) => {
      expect(landingPath({ ...user, productOpenStatus: { CREDIT: false }, postCodes }, last, permitted)).toBe(
        '/error-page/403',
      )
      expect(landingPath({ ...user, productOpenStatus: null, postCodes }, last, permitted)).toBe(
        '/error-page/403',
      )
      expect(landingPath({ ...user, postCodes }, {}, permitted)).toBe('/workbench')
    },
  )

  it.each([null, undefined, 'POST_QUERY', {}, [], [null, 7, ['QUERY']], ['POST_MANAGER']])(
    'LAND-03 岗位 %j 不会误判为查询岗（S05）',
    (postCodes) =>
      expect(landingPath({ ...user, productOpenStatus: {}, postCodes }, {}, permitted)).toBe('/workbench'),
  )

  it('LAND-04 企业与手机号未变且仍有权限，回上次地址', () => {
    expect(landingPath(user, last, permitted)).toBe('/credit/core/issue/issue?pageNo=2')
    expect(landingPath({ ...user, isCorpAuthenticated: 'Y' }, last, permitted)).toBe(
      '/credit/core/issue/issue?pageNo=2',
    )
    expect(landingPath(user, { ...last, lastUrl: '/cv3/transfer-record' }, permitted)).toBe(
      '/transfer-record',
    )
  })

  it.each([
    [{ corpId: 'C2' }, {}],
    [{ mobilePhone: '139****8000' }, {}],
    [{ corpId: undefined }, { lastCorpFlag: undefined }],
    [{ mobilePhone: '' }, { lastCorpFlag: undefined }],
    [{}, { lastCorpFlag: undefined }],
    [{}, { lastUrl: '/cv3/abs/core/issue/payable' }],
    [{}, { lastUrl: '//evil.com' }],
    [{}, { lastUrl: null }],
    [{}, { lastUrl: '/cv3/error-page/403' }],
    [{}, { lastUrl: '/cv3/register/register' }],
  ])('LAND-04 用户 %j、上次 %j 时回工作台', (who, visit) => {
    expect(landingPath({ ...user, ...who }, { ...last, ...visit }, permitted)).toBe('/workbench')
  })

  it('LAND-04 登录企业的标记分得清企业与手机号的边界', () => {
    expect(corpFlagOf({ corpId: 'a', mobilePhone: 'b,c' })).not.toBe(
      corpFlagOf({ corpId: 'a,b', mobilePhone: 'c' }),
    )
    expect(corpFlagOf({ corpId: 1, mobilePhone: '2' })).toBeUndefined()
    expect(corpFlagOf(null)).toBeUndefined()
  })

  it('任意形状的输入都不抛错，且总去一个可进的页面', () => {
    const odd = fc.oneof(fc.anything(), fc.constantFrom(true, 'Y', ['POST_QUERY'], { CREDIT: true }, 'C1'))
    const users = fc.record(
      { isCorpAuthenticated: odd, productOpenStatus: odd, postCodes: odd, mobilePhone: odd, corpId: odd },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        fc.option(users),
        fc.option(fc.record({ lastUrl: odd, lastCorpFlag: odd })),
        (who, visit) => {
          const [pathname = ''] = landingPath(who, visit, permitted).split('?')
          expect(isPermitted(pathname, permitted)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
