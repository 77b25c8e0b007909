import { expect, it } from 'vitest'
import { inside, movedAnswer, movedPages, movedPortal } from '../../../mocks/hosts/place.ts'

it('放在根上：什么也不改', () => {
  expect(inside('/', '/cv3/a')).toBe('/cv3/a')
  for (const moved of [movedAnswer, movedPages, movedPortal])
    expect(moved('/', 'x="/cv3/"')).toBe('x="/cv3/"')
})

it('放在文件夹里：进来的去掉前面，出去的补上', () => {
  expect(inside('/demo/', '/demo/cv3/a')).toBe('/cv3/a')
  expect(inside('/demo/', '/api/web/corp/v1')).toBe('/api/web/corp/v1')
  expect(movedPages('/demo/', `<a href="/login">'/cv3/?a=' fetch('/__mock/' + name)`)).toBe(
    `<a href="/demo/login">'/demo/cv3/?a=' fetch('/demo/__mock/' + name)`,
  )
  expect(movedAnswer('/demo/', '{"a":"/__mock/face?x","b":"/cv3/x"}')).toBe(
    '{"a":"/demo/__mock/face?x","b":"/cv3/x"}',
  )
})

it('门户的代码：地址与正则里的地址；像而不是的不动', () => {
  expect(movedPortal('/a/b/', String.raw`"/cv3" "/cv3/" /^\/cv3(x)/ "/cv3x" "../cv3/"`)).toBe(
    String.raw`"/a/b/cv3" "/a/b/cv3/" /^\/a\/b\/cv3(x)/ "/cv3x" "../cv3/"`,
  )
})
