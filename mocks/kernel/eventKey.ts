import type { World } from './World.ts'
import type { OutsideEvent } from './wiring.ts'

/** The key of an outside event: the number of a document, and after the first space an argument. */
export const splitKey = (key: string): [number: string, text: string] => {
  const [number = '', ...rest] = key.trim().split(/\s+/)
  return [number, rest.join(' ')]
}

/** What an event does with its document and the text after the number. */
export const withText =
  (run: (world: World, number: string, text: string) => void): OutsideEvent['run'] =>
  (world, key) =>
    run(world, ...splitKey(key))
