import { describe, expect, it } from 'vitest'
import { checkCorpName, checkIdCard, checkPersonName, checkPhone, checkUscc } from '#domain/validation.ts'
import { registry } from '../../../mocks/backend.ts'
import { createWorld } from '../../../mocks/kernel/Worlds.ts'
import { buildCorp, buildUser } from '../../../mocks/portal/people/seed.ts'

const world = createWorld(registry, 'crowd', 'crowded', 1)
const suppliers = world.corps.where(({ corpId }) => corpId.startsWith('C1'))

describe('业务繁忙的世界', () => {
  it('六十家供应商各不相同，证件与电话都合规矩，账也是平的', () => {
    expect(suppliers).toHaveLength(60)
    expect(new Set(world.corps.all().map(({ corpName }) => corpName)).size).toBe(world.corps.size)
    expect(new Set(world.corps.all().map(({ uscc }) => uscc)).size).toBe(world.corps.size)
    const odd = suppliers.filter(
      ({ corpName, uscc, contactPhone, registeredAddress }) =>
        checkCorpName(corpName) ??
        checkUscc(uscc) ??
        checkPhone(contactPhone) ??
        !/^.{2}市.+[区县].+路\d+号$/.test(registeredAddress),
    )
    expect(odd).toEqual([])
    const people = world.users.where(({ userId }) => userId.startsWith('C1'))
    expect(people).toHaveLength(120)
    expect(
      people.filter(
        ({ idCard, personName }) => checkIdCard(world.today())(idCard) ?? checkPersonName(personName),
      ),
    ).toEqual([])
    expect(registry.broken(world)).toEqual([])
  })

  it('二百四十份开立，多半已签收，金额与货物各有不同', () => {
    const issues = world.issueApplications.all()
    expect(issues).toHaveLength(240)
    expect(issues.filter(({ issueStatus }) => issueStatus === 'SIGNED').length).toBeGreaterThan(170)
    expect(new Set(issues.map(({ faceAmount }) => faceAmount)).size).toBeGreaterThan(150)
    expect(new Set(issues.map(({ tradeBackground }) => tradeBackground)).size).toBeGreaterThan(8)
  })

  it('同样的种子同样的世界，换一个种子就不同', () => {
    const names = (seed: number) =>
      createWorld(registry, 'again', 'crowded', seed)
        .corps.where(({ corpId }) => corpId.startsWith('C1'))
        .map(({ corpName }) => corpName)
    expect(names(1)).toEqual(suppliers.map(({ corpName }) => corpName))
    expect(names(2)).not.toEqual(names(1))
  })

  it('一份由种子与编号定，与先造了什么无关', () => {
    const [one, other] = [1, 2].map(() => createWorld(registry, 'order', 'empty', 7)) as [
      typeof world,
      typeof world,
    ]
    const [a, b] = [buildCorp(one, { corpId: 'C901' }), buildCorp(one, { corpId: 'C902' })]
    const person = buildUser(one, { userId: 'U777' })
    buildUser(other, { userId: 'U778' })
    expect(buildUser(other, { userId: 'U777' }).personName).toBe(person.personName)
    expect(buildCorp(other, { corpId: 'C902' })).toEqual(b)
    expect(buildCorp(other, { corpId: 'C901' })).toEqual(a)
    expect(a.corpName).not.toBe(b.corpName)
  })
})
