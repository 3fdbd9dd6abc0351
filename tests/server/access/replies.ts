import type { Seat } from '#contract/places/place.ts';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Account, Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import { each, officeAt, one, placesAbove, type Subject, seatOf } from './subject.ts';

/** Replies and macros, created directly in the database. */
export function replyMaker(office: Office) {
  const { db } = office;
  return {
    async reply(place: Partial<Seat>, user_id: number | null) {
      const values = {
        office_id: await officeAt(office, place),
        user_id,
        title: 'Heard',
        texts: { en: 'We have heard you.' },
      };
      return insertRow(db, replies, values);
    },
    async macro(
      place: Partial<Seat>,
      steps: Record<string, unknown>[] = [{ kind: 'priority', priority: 'high' }],
    ) {
      const values = { office_id: await officeAt(office, place), name: 'Urgent', steps };
      return insertRow(db, macros, values);
    },
  };
}

export function replySubjects(office: Office): Record<string, Subject> {
  const { reply, macro } = replyMaker(office);
  const elsewhere = ({ abroad }: Account) => abroad;
  const others = ({ id }: Account) => office.accounts.filter((other) => other.id !== id).slice(0, 2);
  const ofOthers = each(others, (other) => reply(seatOf(other), other.id));
  const abroad = each(elsewhere, (place) => reply(place, null));
  return {
    reply: {
      own: one((account) => reply(seatOf(account), account.id)),
      foreign: async (account) => [...(await ofOthers(account)), ...(await abroad(account))],
      above: each(placesAbove, (place) => reply(place, null)),
    },
    macro: {
      own: one((account) => macro(seatOf(account))),
      foreign: each(elsewhere, (place) => macro(place)),
      above: each(placesAbove, (place) => macro(place)),
    },
  };
}

/** The calls on replies and macros. */
export function replyRecipes(office: Office): [string, Recipe][] {
  const { macro } = replyMaker(office);
  const texts = { te: 'మీ ఫిర్యాదు {{number}} అందింది.' };
  const steps = [{ kind: 'priority', priority: 'urgent' }];
  return [
    ['GET reply', on('office', 'office_id')],
    ['POST reply', { values: () => ({ title: crypto.randomUUID(), texts, mine: true }) }],
    ['PUT reply/:id', on('reply', undefined, () => ({ title: crypto.randomUUID() }))],
    ['DELETE reply/:id', on('reply')],
    ['GET macro', on('office', 'office_id')],
    ['POST macro', on('office', 'office_id', () => ({ name: crypto.randomUUID(), steps }))],
    ['PUT macro/:id', on('macro', undefined, () => ({ name: crypto.randomUUID() }))],
    ['DELETE macro/:id', on('macro')],
    [
      'POST macro/apply',
      on('complaint', 'id', async (account) => ({ macro_id: await macro(seatOf(account)) })),
    ],
  ];
}
