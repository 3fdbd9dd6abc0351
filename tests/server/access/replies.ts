import type { Seat } from '#contract/places/place.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { macros, replies } from '#server/replies/schema/macros.ts';
import type { Account, Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import { each, one, placesAbove, type Subject } from './subject.ts';

type Place = Partial<Seat>;

/** The seat of an account's office. */
export const seatOf = ({ role, home }: Pick<Account, 'role' | 'home'>): Place => {
  if (role === 'admin') return {};
  return role === 'mp' ? { parliament_id: home.parliament_id } : home;
};

/** Replies and macros, created directly in the database. */
export function replyMaker({ db }: Office) {
  const officeAt = async ({ parliament_id = null, assembly_id = null }: Place) => {
    const [found] = await db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
    return found?.id ?? 0;
  };
  return {
    async reply(place: Place, user_id: number | null) {
      const values = {
        office_id: await officeAt(place),
        user_id,
        title: 'Heard',
        texts: { en: 'We have heard you.' },
      };
      const [row] = await db.insert(replies).values(values).returning();
      return row?.id ?? 0;
    },
    async macro(place: Place, steps: Record<string, unknown>[] = [{ kind: 'priority', priority: 'high' }]) {
      const values = { office_id: await officeAt(place), name: 'Urgent', steps };
      const [row] = await db.insert(macros).values(values).returning();
      return row?.id ?? 0;
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
    ['POST reply', { values: () => ({ title: 'Received', texts, mine: true }) }],
    ['PUT reply/:id', on('reply', undefined, () => ({ title: 'Received again' }))],
    ['DELETE reply/:id', on('reply')],
    ['GET macro', on('office', 'office_id')],
    ['POST macro', on('office', 'office_id', () => ({ name: 'Urgent', steps }))],
    ['PUT macro/:id', on('macro', undefined, () => ({ name: 'Very urgent' }))],
    ['DELETE macro/:id', on('macro')],
    [
      'POST macro/apply',
      on('complaint', 'id', async (account) => ({ macro_id: await macro(seatOf(account)) })),
    ],
  ];
}
