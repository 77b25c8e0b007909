import type { World } from './World.ts'
import type { OutsideEvent } from './wiring.ts'

/** The key of an outside event: the number of a document, and after the first space an argument. */
export const splitKey = (key: string): [number: string, text: string] => {
  const [number = '', ...rest] = key.trim().split(/\s+/)
  return [number, rest.join(' ')]
}

/** An event with an argument after the number. */
export const told =
  (run: (world: World, number: string, text: string) => void): OutsideEvent['run'] =>
  (world, key) =>
    run(world, ...splitKey(key))
