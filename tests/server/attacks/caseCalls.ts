import { plainText } from '#contract/kernel/coded.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { closingProposals } from '#server/closing/schema/closings.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { pdf } from '../../fixtures/index.ts';
import { insertContact } from '../complaints/contacts.ts';
import type { Desk } from '../complaints/desk.ts';
import { bulkCalls } from './bulkCalls.ts';

type Values = Record<string, unknown>;

interface Given<Valid> {
  by(values: Values, id?: number): Valid;
  /** Name and phone of a new person. */
  told(): Values;
}

/** A failed mail about a complaint. */
export async function failedMailOf({ db }: Desk, complaint_id: number): Promise<number> {
  const officer = { name: 'Ravi', email: 'ravi@example.org' };
  const contact_id = await insertContact(db, {}, officer);
  const message_id = crypto.randomUUID();
  const [mail] = await db
    .insert(officerMails)
    .values({
      complaint_id,
      contact_id,
      address: officer.email,
      message_id,
      failure: plainText('550 Unknown'),
    })
    .returning();
  return mail?.id ?? 0;
}

/** Valid calls on complaints in special states: closed, with a known person, merged; and on many at once. */
export function caseCalls<Valid>(desk: Desk, { by, told }: Given<Valid>) {
  const { clock, record, post, mla, roads } = desk;
  const two = async () => {
    const person = told();
    return { source: (await record(mla, person)).id, target: (await record(mla, person)).id };
  };
  return {
    ...bulkCalls(desk, { by }),
    'POST complaint/reopen': async () => {
      const { id } = await record(mla);
      await post(mla, 'complaint/close', { id, message: 'Done' });
      return by({ id });
    },
    'POST complaint/:id/verify': async () => {
      const { id } = await record(mla);
      await post(desk.mp, 'complaint/close', { id, message: 'Done' });
      return by({ result: 'confirmed', rating: 4, channel: 'phone', note: 'Thanks' }, id);
    },
    'POST complaint/:id/approve': async () => {
      const { id } = await record(mla);
      const proposal = { complaint_id: id, outcome: 'not_possible' as const, reason: 'Forest land' };
      await desk.db
        .insert(closingProposals)
        .values({ ...proposal, message: 'No', without_evidence: false, creator_id: desk.mp.id });
      return by({ approved: true, note: 'So be it' }, id);
    },
    'POST complaint/followup': async () =>
      by({ id: (await record(mla)).id, on: addDays(dayOf(clock.now), 3), note: 'Ring again' }),
    'POST complaint/officer/resend': async () =>
      by({ mail_id: await failedMailOf(desk, (await record(mla)).id) }),
    'POST complaint/pause': async () => {
      const { id } = await record(mla);
      return by({ id, reason: 'court', until: addDays(dayOf(clock.now), 30), note: 'A case is pending' });
    },
    'POST complaint/resume': async () => {
      const { id } = await record(mla);
      await post(mla, 'complaint/pause', { id, reason: 'court', until: addDays(dayOf(clock.now), 30) });
      return by({ id });
    },
    'POST complaint/escalate': async () => by({ id: (await record(mla)).id, note: 'Twice promised' }),
    'POST complaint/deescalate': async () => {
      const { id } = await record(mla);
      await post(mla, 'complaint/escalate', { id, note: 'Twice promised' });
      return by({ id, note: 'Visited' });
    },
    'POST complaint/similar': async () => by({ category_id: roads }),
    'POST complaint/:id/addition': async () => {
      const person = told();
      const { id } = await record(mla, person);
      return by({ ...person, details: 'Once more', file_1: pdf() }, id);
    },
    'POST complaint/merge': async () => {
      const { source, target } = await two();
      return by({ source_ids: [source], target_id: target });
    },
    'POST complaint/merge/undo': async () => {
      const { source, target } = await two();
      await post(mla, 'complaint/merge', { source_ids: [source], target_id: target });
      return by({ source_id: source });
    },
  };
}
