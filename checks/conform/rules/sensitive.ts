// Sensitive values: encrypted in requests, masked in answers; in full only for users who must compare them now.
import { generateKeyPairSync } from 'node:crypto'
import { sealedWith, textOf } from '../Fixture.ts'
import { expect, expectDone, expectRefused, need, type Rule, summaryOf } from '../rule.ts'
import { findSecret } from './documents.ts'

const PHONE = '13800138000'

/** A registration's code: the one call with a sensitive field that needs no session. */
const scene = 'REGISTER'

export const sensitiveRules: readonly Rule[] = [
  {
    id: 'public-key',
    title: '公钥可用，编号与平台参数一致',
    does: '取公钥，试加密一个值；keyId 与 loadPlatformConfig 的 publicKeyId 相同',
    check: async (fixture) => {
      const maker = await fixture.maker
      const { keyId } = await fixture.done(maker, 'loadPublicKey')
      const { publicKeyId, publicKeyAlgorithm } = await fixture.done(maker, 'loadPlatformConfig')
      expect(keyId === publicKeyId, `publicKeyId ${textOf(keyId)}`, textOf(publicKeyId))
      expect(publicKeyAlgorithm === 'RSA_PKCS1', '门户所用的算法 RSA_PKCS1', textOf(publicKeyAlgorithm))
      const { asymmetricKeyType: kind, asymmetricKeyDetails } = await fixture.publicKey()
      const bits = asymmetricKeyDetails?.modulusLength ?? 0
      expect(kind === 'rsa' && bits >= 2048, '2048 位以上的 RSA 公钥', `${kind} ${bits} 位`)
    },
  },
  {
    id: 'ciphertext-required',
    title: '敏感字段是原文的不收',
    does: '请求注册的短信验证码，手机号不加密',
    check: async (fixture) => {
      const body = { mobilePhone: PHONE, scene }
      expectRefused(await (await fixture.maker).call('sendSmsCode', body), '没有加密的手机号')
    },
  },
  {
    id: 'mask-refused',
    title: '加密的掩码不收',
    does: '请求注册的短信验证码，加密的是带星号的手机号',
    check: async (fixture) => {
      const body = { mobilePhone: await fixture.sealed('138****8000'), scene }
      expectRefused(await (await fixture.maker).call('sendSmsCode', body), '带星号的手机号')
    },
  },
  {
    id: 'ciphertext-of-another-key',
    title: '以别的公钥加密的不收，说得出是因为加密',
    does: '以自己造的公钥加密手机号，请求注册的短信验证码；code 须是 NOT_ENCRYPTED，门户据此重新取公钥',
    check: async (fixture) => {
      const { publicKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const mobilePhone = sealedWith(key, PHONE)
      const answer = await (await fixture.maker).call('sendSmsCode', { mobilePhone, scene })
      expect(answer.code === 'NOT_ENCRYPTED', 'code NOT_ENCRYPTED', summaryOf(answer))
    },
  },
  {
    id: 'ciphertext-accepted',
    title: '以公钥加密的收得下',
    does: '请求注册的短信验证码，手机号照门户的样子加密（会发一条短信到编造的号码）',
    writes: true,
    check: async (fixture) => {
      const answer = await (await fixture.maker).call('sendSmsCode', {
        mobilePhone: await fixture.sealed(PHONE),
        scene,
      })
      expectDone(answer, '加密的手机号')
    },
  },
  {
    id: 'sms-resend',
    title: '60 秒内不重发短信',
    does: '连着两次请求修改密码的验证码（会发一条短信给经办本人）',
    writes: true,
    check: async (fixture) => {
      const maker = await fixture.maker
      const body = { scene: 'CHANGE_PASSWORD' }
      expectDone(await maker.call('sendOwnSmsCode', body), '第一次')
      const answer = await maker.call('sendOwnSmsCode', body)
      expectRefused(answer, '60 秒内的第二次')
      expect(answer.message !== '', '给人看的原因', summaryOf(answer))
    },
  },
  {
    id: 'masked-fields',
    title: '应答里的敏感字段已掩码',
    does: '经办与复核能读的全部内容与本人资料，契约说明里写“已掩码”的字段都带星号',
    check: async (fixture) => {
      const profile = fixture.contract.find('loadProfile')
      const readings = [
        ...(await fixture.readings('maker')),
        ...(await fixture.readings('checker')),
        { operation: profile, answer: await (await fixture.maker).call('loadProfile') },
      ]
      const found: { what: string; masked: boolean }[] = []
      for (const { operation, answer } of readings)
        fixture.contract.walk(operation, answer.json, (property, name, value) => {
          if (
            typeof value !== 'string' ||
            value === '' ||
            !textOf(property['description']).includes('已掩码')
          )
            return
          found.push({
            what: `${operation.id} 的 ${name}`,
            masked: value.includes('*') || !/[\p{L}\p{N}]/u.test(value),
          })
        })
      need(found[0], '没有敏感字段，没有检查')
      const clear = [...new Set(found.filter(({ masked }) => !masked).map(({ what }) => what))]
      expect(clear.length === 0, '都带星号', `原文在 ${clear.slice(0, 5).join('、')}`)
    },
  },
  {
    id: 'no-store-on-secret',
    title: '完整账号的应答不许缓存',
    does: '核对账号的人查看一个完整账号（留痕），应答须 Cache-Control: no-store',
    writes: true,
    check: async (fixture) => {
      const body = need(await findSecret(fixture))
      const answer = await (await fixture.person('payee')).call('revealAccountNo', body)
      expectDone(answer, '查看完整账号')
      const cache = answer.headers.get('cache-control') ?? ''
      expect(/\bno-store\b/.test(cache), 'Cache-Control: no-store', cache || '没有 Cache-Control')
      expect(!textOf(answer.data['accountNo']).includes('*'), '完整的账号', '仍是掩码')
    },
  },
]
