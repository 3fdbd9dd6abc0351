import type { PlaceField } from '../../contract/place.ts';
import { namesMatch } from '../text/namesMatch.ts';
import { inOtherScript } from './names.ts';
import type { Random } from './random.ts';

/** Cases of people who have brought one before. */
const COME_AGAIN = 120;
/** Of the people who come for the first time these have the phone of somebody else of their family. */
const WITH_A_FAMILY_PHONE = [20, 60, 100, 140, 180, 220];

interface Draft extends Record<PlaceField, number> {
  name: string;
  phone: string;
}

/** Has some of these cases, oldest first, come from people who were there before, and some from families with one phone. */
export function fromFewerPeople<T extends Draft>(drafts: readonly T[], random: Random): T[] {
  const again = againAmong(drafts, random);
  const people: T[] = [];
  return drafts.map((draft, index) => {
    const neighbours = people.filter(({ assembly_id }) => assembly_id === draft.assembly_id);
    if (again.has(index)) return { ...draft, ...comingAgain(random.pick(neighbours), random) };
    const relative = WITH_A_FAMILY_PHONE.includes(people.length)
      ? neighbours.findLast(({ name }) => !namesMatch(name, draft.name))
      : undefined;
    const person = relative ? { ...draft, phone: relative.phone, ...areaOf(relative) } : draft;
    people.push(person);
    return person;
  });
}

/** Which of them come again: exactly so many, none of which is the first of its assembly. */
function againAmong(drafts: readonly Draft[], random: Random): Set<number> {
  const seen = new Set<number>();
  const possible = drafts.flatMap(({ assembly_id }, index) => {
    const isFirst = !seen.has(assembly_id);
    seen.add(assembly_id);
    return isFirst ? [] : [index];
  });
  const again = new Set<number>();
  for (const [position, index] of possible.entries()) {
    const share = (COME_AGAIN - again.size) / (possible.length - position);
    if (random.next() < share) again.add(index);
  }
  return again;
}

/** The same person, whose name is now and then written in the other script. */
function comingAgain(before: Draft, random: Random) {
  const { name, phone } = before;
  return { name: random.chance(0.3) ? inOtherScript(name) : name, phone, ...areaOf(before) };
}

const areaOf = ({ mandal_id, area_id }: Draft) => ({ mandal_id, area_id });
