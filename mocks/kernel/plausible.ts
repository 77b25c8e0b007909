import type { Faker } from '@faker-js/faker'
import { faker } from '@faker-js/faker/locale/zh_CN'
import type { World } from './World.ts'

/**
 * Faker for one record of a world: what it says depends on the seed of the world and the key of the record alone, not on
 * what was made before. Seeded again with every call, so use it at once and do not keep it.
 */
export const plausible = ({ seed }: World, key: string): Faker => {
  faker.seed([seed, ...Array.from(key, (char) => char.codePointAt(0)!)])
  return faker
}
