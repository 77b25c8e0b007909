import { openSession } from '../enforce/session.ts'
import type { UserRow } from '../rows.ts'
import type { World } from '../World.ts'
import { BadControl, type Body, type Control } from './body.ts'
import { planOf } from './shared.ts'
import { needWorld, worldOfJournal } from './worldFile.ts'

/** A person by sign-in code or by name; people who registered in this world have no persona. */
export const userNamed = (world: World, wanted: string): (UserRow & { personaCode: string }) | undefined => {
  const isHe = ({ personaCode, personName }: UserRow) => [personaCode, personName].includes(wanted)
  const found = world.users.where((user) => user.personaCode !== undefined && isHe(user))
  return found[0] as (UserRow & { personaCode: string }) | undefined
}

/**
 * Whether a link can be opened, before anything is replaced: the world is built separately and dropped. Returns whose session
 * follows, whether the login gate of the current world knows that person, and which world this is now.
 */
export const checkOpening = async (control: Control, body: Body): Promise<object> => {
  const { world: here, worlds } = control
  const { person = '', world, journal, controls } = planOf(body)
  const next =
    world !== undefined
      ? await needWorld(worlds, world)
      : journal !== undefined
        ? await worldOfJournal(control, journal)
        : here
  const persona = person && userNamed(next, person)?.personaCode
  if (persona === undefined && controls === undefined) throw new BadControl(`没有人员 ${person}`)
  // for a world that is only built for inspection
  if (persona && journal !== undefined) openSession(next, persona)
  const isKnown = persona ? userNamed(here, persona) !== undefined : false
  return { persona: persona ?? person, isKnown, here: here.id }
}
