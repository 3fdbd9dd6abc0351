import type { PlaceField } from '#contract/places/place.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { inOtherScript } from './names.ts';
import type { Random } from './random.ts';

/** The number of complaints from people who already had one. */
const COME_AGAIN = 120;
/** Of the new people these have the phone of a family member. */
const WITH_A_FAMILY_PHONE = [20, 60, 100, 140, 180, 220];

/**
 * These are duplicates of people of their village, under another phone. What shows it: a phone added later, the
 * household, or a typing error in the phone. For some the office has already decided.
 */
const WRITTEN_TWICE = new Map<number, TwinKind>([
  [30, 'merged'],
  [48, 'phone'],
  [75, 'household'],
  [90, 'merged'],
  [117, 'oneDigit'],
  [155, 'merged'],
  [170, 'phone'],
  [198, 'undone'],
  [235, 'swapped'],
]);
export type TwinKind = 'phone' | 'household' | 'oneDigit' | 'swapped' | 'merged' | 'undone';

interface Draft extends Record<PlaceField, number> {
  name: string;
  phone: string;
}

/** A complaint whose person is a duplicate of an earlier one. */
type WithTwin<T> = T & { twin?: { kind: TwinKind; of: T } };

/** Makes some of these complaints, oldest first, come from known people, and some from families with one phone. */
export function fromFewerPeople<T extends Draft>(drafts: readonly T[], random: Random): WithTwin<T>[] {
  const again = againAmong(drafts, random);
  const people: WithTwin<T>[] = [];
  return drafts.map((draft, index) => {
    const neighbours = people.filter(({ assembly_id }) => assembly_id === draft.assembly_id);
    if (again.has(index)) return { ...draft, ...comingAgain(random.pick(neighbours), random) };
    const relative = WITH_A_FAMILY_PHONE.includes(people.length)
      ? neighbours.findLast(({ name }) => !namesMatch(name, draft.name))
      : undefined;
    const kind = WRITTEN_TWICE.get(people.length);
    const twin =
      kind && neighbours.findLast((one) => !one.twin && !people.some((other) => other.twin?.of === one));
    const person = relative ? { ...draft, phone: relative.phone, ...areaOf(relative) } : draft;
    if (kind && twin) Object.assign(person, { ...onceMore(kind, twin, draft), twin: { kind, of: twin } });
    people.push(person);
    return person;
  });
}

/** Chooses which complaints come from known people: exactly so many, none the first of its assembly. */
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

/** The same person, written in the other script. */
const onceMore = (kind: TwinKind, { name, phone, ...before }: Draft, draft: Draft) => {
  const digits = [...phone];
  const [last = '0', beforeLast = '0'] = [digits[9], digits[8]];
  const slips: Partial<Record<TwinKind, string[]>> = {
    oneDigit: digits.with(9, String((Number(last) + 1) % 10)),
    swapped: digits.with(8, last).with(9, beforeLast),
  };
  return {
    name: inOtherScript(name),
    phone: slips[kind]?.join('') ?? draft.phone,
    ...areaOf({ ...before, name, phone }),
  };
};

/** The same person, whose name is sometimes written in the other script. */
function comingAgain(before: Draft, random: Random) {
  const { name, phone } = before;
  return { name: random.chance(0.3) ? inOtherScript(name) : name, phone, ...areaOf(before) };
}

const areaOf = ({ mandal_id, area_id }: Draft) => ({ mandal_id, area_id });
