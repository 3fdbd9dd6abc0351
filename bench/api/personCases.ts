import { sql } from 'drizzle-orm';
import { PLACE } from '../office/state.ts';
import { PEOPLE } from '../office/texts.ts';
import { type Case, post } from './case.ts';
import type { Who } from './desk.ts';
import {
  personComplaints as complaintsOfPerson,
  peopleFound,
  peopleWhoCame,
  personCard,
} from './personFloors.ts';

const OF_PLACE = sql`parliament_id = ${PLACE.parliament_id} and assembly_id = ${PLACE.assembly_id}`;
const SEEN: Record<Who, typeof OF_PLACE> = { admin: sql`true`, mla: OF_PLACE, staff: OF_PLACE };

const found = (who: Who, what: string, text: string): Case => ({
  title: `people: ${what}`,
  who,
  ask: post('person/find', { text }),
  floor: peopleFound(SEEN[who], text),
  atMost: 20,
});

export const personComplaints: readonly Case[] = [
  ...(['mla', 'admin'] as const).flatMap((who) => [
    found(who, 'four digits', PEOPLE.phone),
    found(who, 'four digits within', PEOPLE.within),
    found(who, 'three letters', PEOPLE.letters),
    found(who, 'a name in Telugu', PEOPLE.telugu),
    found(who, 'two words', PEOPLE.words),
  ]),
  {
    title: 'people who came last',
    who: 'staff',
    ask: () => ({ path: 'person' }),
    floor: peopleWhoCame(OF_PLACE),
  },
  {
    title: 'one person',
    who: 'staff',
    ask: (_, nextPersonId) => ({ path: `person/${nextPersonId()}` }),
    floor: personCard,
  },
  {
    title: 'cases of a person',
    who: 'staff',
    ask: (_, nextPersonId) => ({ path: `person/${nextPersonId()}/complaint?page=1` }),
    floor: complaintsOfPerson,
  },
];
