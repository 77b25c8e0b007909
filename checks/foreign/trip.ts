// One person at one place: its reads, what each question shows alone, and the experiments.
import { placeOf } from '../interface/Visit.ts'
import { candidatesFor } from './documents.ts'
import { addressOf, type DocumentPlace, type ListPlace, type Place } from './places.ts'
import type { Known } from './Question.ts'
import type { Reader } from './Reader.ts'
import { type Finding, type Mode, tryMode } from './Trial.ts'

/** How many numbers are tried before the person is considered to have no documents there. */
const PATIENCE = 8

/** The result of a place: its documents may be made up; lost says why it could not be tried. */
interface Outcome {
  readonly isInvented: boolean
  readonly findings: readonly Finding[]
  readonly lost?: string
}

/** The same experiment in each mode, starting with the first, which is in the address; the cache is cleared before. */
async function tryModes(
  reader: Reader,
  address: string,
  known: readonly [Known, Known, Known?],
  modes: readonly Mode[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const mode of modes) {
    await reader.load(address)
    findings.push(...(await tryMode(reader, mode, known)))
  }
  return findings
}

/** Opens one after the other alone, until there are enough that this person may see. */
async function learn(
  reader: Reader,
  place: DocumentPlace,
  numbers: readonly string[],
  enough: number,
): Promise<Known[]> {
  const known: Known[] = []
  for (const no of numbers.slice(0, PATIENCE)) {
    if (known.length === enough) break
    const question = reader.document(no, addressOf(place, no))
    const { asked, refused } = await reader.heard(question)
    const sight = await reader.lookAtLast()
    const stays = new URL(reader.page.url()).searchParams.get(place.key) === no
    if (asked && !refused && stays) known.push({ question, sight })
  }
  return known
}

async function tryDocuments(
  reader: Reader,
  place: DocumentPlace,
  modes: readonly Mode[],
): Promise<Outcome | undefined> {
  reader.isDocument = true
  // only the overtaken mode needs a third
  const enough = modes.includes('overtaken') ? 3 : 2
  const own = await learn(reader, place, await candidatesFor(place, reader), enough)
  const isInvented = own.length < 2
  if (isInvented) await reader.visit.turnTo(place.list)
  const [first, second, third] = isInvented
    ? await learn(reader, place, reader.inventions.begin(), enough)
    : own
  // no read depends on the address: a mode, a draft
  const findings =
    first &&
    second &&
    (await tryModes(reader, addressOf(place, first.question.name), [first, second, third], modes))
  reader.inventions.end()
  return findings && { isInvented, findings }
}

async function tryList(
  reader: Reader,
  { route }: ListPlace,
  modes: readonly Mode[],
): Promise<Outcome | undefined> {
  reader.isDocument = false
  await reader.load(placeOf(route))
  const whole: Known = { question: reader.list(''), sight: await reader.lookAtLast() }
  const word = await reader.word()
  const question = reader.list(word)
  const { asked } = word ? await reader.heard(question) : { asked: false }
  // a list of one document, with its number in the address
  if (!asked) return word ? undefined : { isInvented: false, findings: [], lost: '没有可填的条件' }
  const some: Known = { question, sight: await reader.lookAtLast() }
  await whole.question.ask()
  return { isInvented: false, findings: await tryModes(reader, placeOf(route), [whole, some], modes) }
}

/** The result of trying that place; undefined when it asks for nothing. */
export const tryPlace = (
  reader: Reader,
  place: Place,
  modes: readonly Mode[],
): Promise<Outcome | undefined> =>
  place.kind === 'list' ? tryList(reader, place, modes) : tryDocuments(reader, place, modes)
