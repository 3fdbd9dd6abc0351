import { takesComplaints } from '#contract/access/scope.ts';
import { sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { causeMembers } from '#server/persons/schema/causes.ts';
import { complaintMerges } from '#server/persons/schema/merges.ts';
import { proposed } from '../closing.ts';
import { paused } from '../pausing.ts';
import type { NewComplaint } from '../records.ts';
import { seesOwnOnly } from '../sets.ts';
import type { BulkDesk, Caller } from './desk.ts';

interface Kind {
  at: keyof BulkDesk['places'];
  given: NewComplaint;
  /** Whether the caller's list shows it: written here a second time. */
  isListed: boolean;
  /** Creates the related records of its state. */
  tie?: (ids: number[]) => Promise<unknown>;
}

/** Kinds of rows by name: their relation to the caller, their state, and their place. */
export function kindsFor(desk: BulkDesk, caller: Caller): Record<string, Kind> {
  const { db, clock, named } = desk;
  const { id, role, name } = caller;
  const isHead = !seesOwnOnly(caller);
  const at = 'home' as const;
  const someones = (given: NewComplaint, isListed: boolean): Kind => ({ at, given, isListed });
  const own = (given: NewComplaint, tie?: Kind['tie']): Kind => ({
    ...{ at, isListed: true, tie },
    given: { ...caller.rows, ...given },
  });
  const elsewhere = (where: 'near' | 'far', given: NewComplaint): Kind => ({
    ...{ at: where, given },
    isListed: role === 'admin' || (role === 'mp' && where === 'near'),
  });
  const closed = { status: 'Resolved', closed_at: clock.now } as const;
  const one = (tie: (office: BulkDesk, id: number) => Promise<unknown>) => async (ids: number[]) => {
    for (const each of ids) await tie(desk, each);
  };
  const into = (cause_id: number) => (ids: number[]) =>
    db.insert(causeMembers).values(ids.map((complaint_id) => ({ complaint_id, cause_id })));
  const sensitive = (ids: number[]) =>
    db.insert(sensitiveComplaints).values(ids.map((complaint_id) => ({ complaint_id })));
  /** Both into the same target, so that their refusals have the same text. */
  const merged = async (ids: number[]) => {
    const target_id = await desk.make.complaint(desk.places.home);
    const merge = { target_id, status: 'open' as const, merged_at: clock.now };
    await db.insert(complaintMerges).values(ids.map((source_id) => ({ ...merge, source_id })));
  };
  const inCharge = takesComplaints(caller) ? id : named.colleague;
  return {
    'in charge of nobody': someones({}, isHead),
    'given to the caller': someones({ staff_id: inCharge }, true),
    'recorded by the caller': someones({ creator_id: id }, true),
    'of a colleague': someones({ staff_id: named.colleague }, isHead),
    'of somebody on leave': someones({ staff_id: named.absent }, isHead || name === 'deputy'),
    pending: own({ status: 'pending' }),
    'in progress': own({ status: 'responded' }),
    suggestion: own({ type: 'suggestion' }),
    'from the app': own({ source: 'app' }),
    'without a mobile number': own({ phone: '0401234567' }),
    'of who wants no messages': own({ phone: named.stoppedPhone }),
    sensitive: own({}, sensitive),
    paused: own({}, one(paused)),
    'to be approved': own({}, one(proposed)),
    closed: own(closed),
    merged: own({ status: 'close', closed_at: clock.now }, merged),
    'in this cause': own({}, into(named.cause)),
    'in another cause': own({}, into(named.otherCause)),
    'in no list': { ...own({ name: 'Demo' }), isListed: false },
    'of another assembly': elsewhere('near', {}),
    'given to the caller elsewhere': elsewhere('near', { staff_id: id, creator_id: id }),
    'closed elsewhere': elsewhere('near', closed),
    'of another parliament': elsewhere('far', {}),
  };
}
