import type { Command, Complaint, Officer, Outcome, Person, Status } from './model.ts';
import { climb, mayReopen } from './modelEscalationLevels.ts';

/*
 * What complaints must do, written down apart from the product: the states of S1 §4, the rules DET-04 to DET-13, PER-17 and REF-20.
 */

const OFFICERS: Record<Officer, string> = { department: 'Ravi (Engineer)', district: 'Collector (IAS)' };

const isClosed = (status: Status) => status === 'close' || status === 'Resolved';

function sees(person: Person, complaint: Complaint): boolean {
  const { role, parliament, assembly } = person;
  if (complaint.deleted) return false;
  if (role === 'admin') return true;
  if (parliament !== complaint.parliament) return false;
  if (role === 'mp') return true;
  if (assembly !== complaint.assembly) return false;
  return role === 'mla' || role === 'deskHead' || complaint.staff === person || complaint.creator === person;
}

const isStaff = ({ role }: Person) => role === 'staff' || role === 'deskHead';
const worksAt = (person: Person, { assembly }: Complaint) => isStaff(person) && person.assembly === assembly;

/** Takes a command, as the model has it; `all` are the complaints that there are. */
export function take(
  person: Person,
  complaint: Complaint,
  command: Command,
  all: readonly Complaint[],
): Outcome {
  if (!sees(person, complaint)) return 404;
  return handlers[command.kind](person, complaint, command as never, all);
}

type Handler<K> = (
  person: Person,
  complaint: Complaint,
  command: Extract<Command, { kind: K }>,
  all: readonly Complaint[],
) => Outcome;

const isMerged = ({ merge }: Complaint) => merge !== null && !merge.undone;
/** All have one phone: who is behind them follows from constituency and name. */
const samePerson = (one: Complaint, other: Complaint) =>
  one.assembly === other.assembly && one.name === other.name;

const handlers: { [K in Command['kind']]: Handler<K> } = {
  remark: (_person, complaint) => (isMerged(complaint) ? 422 : done(complaint, 'remarked', 'A remark')),

  assign(person, complaint, { to }) {
    if (person.role === 'staff') return 403;
    if (isMerged(complaint) || isClosed(complaint.status)) return 422;
    if (complaint.staff === to) return 200;
    return worksAt(to, complaint) ? give(complaint, to, 'assigned') : 422;
  },

  reply(person, complaint, { status }) {
    const closed = isClosed(complaint.status);
    if (isMerged(complaint)) return 422;
    if (closed && (isClosed(status) || !mayReopen(person, complaint))) return 422;
    const entry = isClosed(status)
      ? 'Resolved'
      : closed
        ? 'Reopened with an answer'
        : status === complaint.status
          ? 'Answered'
          : `Answered, now ${status}`;
    if (status !== complaint.status) change(complaint, status);
    done(complaint, 'replied', entry);
    return closed ? reopened(complaint) : 200;
  },

  resolve(_person, complaint, { stale }) {
    if (isClosed(complaint.status)) return 422;
    if (stale) return 409;
    change(complaint, 'Resolved');
    return done(complaint, 'resolved', 'Resolved');
  },

  reopen(person, complaint, { stale }) {
    if (isMerged(complaint) || !isClosed(complaint.status)) return 422;
    if (!mayReopen(person, complaint)) return 422;
    if (stale) return 409;
    change(complaint, 'open');
    done(complaint, 'reopened', 'Reopened');
    return reopened(complaint);
  },

  forwardToLeaders(person, complaint, { leaders }) {
    if (person.role === 'admin' || person.role === 'staff') return 403;
    if (isClosed(complaint.status) || leaders.length === 0) return 422;
    if (!leaders.every(({ approved, area }) => approved && area === complaint.area)) return 422;
    const added = leaders.filter((leader) => !complaint.leaders.includes(leader));
    const last = leaders.at(-1) ?? null;
    if (added.length === 0 && last === complaint.lastLeader) return 200;
    complaint.leaders.push(...added);
    complaint.lastLeader = last;
    change(complaint, inHand(complaint.status));
    return done(complaint, 'forwardedToLeader', `Forwarded to ${leaders.map(({ name }) => name).join(', ')}`);
  },

  forwardToOfficers(person, complaint, { to }) {
    if (isClosed(complaint.status)) return 422;
    const asks = isStaff(person) ? complaint.creator.role : person.role;
    if (asks !== 'admin' && to !== 'department') return 422;
    const chosen: Officer[] = to === 'both' ? ['department', 'district'] : [to];
    const added = chosen.filter((officer) => !complaint.mails.includes(officer));
    if (added.length === 0) return 200;
    complaint.mails.push(...added);
    if (inHand(complaint.status) !== complaint.status) change(complaint, inHand(complaint.status));
    const text = added.map((officer) => OFFICERS[officer]).join(', ');
    return done(complaint, 'forwardedToOfficer', `Forwarded by mail to ${text}`);
  },

  rename(_person, complaint, { name, stale }) {
    if (complaint.source === 'app' || isMerged(complaint)) return 422;
    if (stale) return 409;
    if (complaint.name === name) return 200;
    complaint.name = name;
    change(complaint, complaint.status);
    return done(complaint, 'edited');
  },

  reassign(person, complaint, { to }) {
    if (complaint.source === 'app' || isMerged(complaint)) return 422;
    if (person.role === 'staff' || complaint.staff === to) return 200;
    if (isClosed(complaint.status) || (to && !worksAt(to, complaint))) return 422;
    return give(complaint, to, 'edited');
  },

  attach(person, complaint) {
    if (isMerged(complaint) || (complaint.source === 'app' && complaint.creator !== person)) return 422;
    complaint.files += 1;
    return done(complaint, 'mediaAdded');
  },

  detach(_person, complaint) {
    if (complaint.files === 0) return 404;
    if (complaint.source === 'app' || isMerged(complaint)) return 422;
    complaint.files -= 1;
    return done(complaint, 'mediaRemoved');
  },

  delete(person, complaint, _command, all) {
    const kept = complaint.creator === person || person.role === 'mla';
    if (isStaff(person) || (complaint.source === 'app' && kept)) return 403;
    if (all.some((other) => !other.deleted && isMerged(other) && other.merge?.into === complaint)) return 422;
    complaint.deleted = true;
    return 200;
  },

  merge(person, complaint, { into }, all) {
    const target = all[into];
    if (!target || !sees(person, target)) return 404;
    if (person.role === 'staff') return 403;
    if (isMerged(complaint) || target === complaint) return 422;
    if (isMerged(target)) return 409;
    if (!samePerson(complaint, target)) return 422;
    complaint.merge = { into: target, status: complaint.status, undone: false };
    if (complaint.status !== 'close') change(complaint, 'close');
    done(target, 'merged');
    return done(complaint, 'merged');
  },

  undoMerge(person, complaint) {
    const { merge } = complaint;
    if (!merge || merge.into.deleted) return 422;
    if (merge.undone) return 422;
    if (person.role === 'staff') return 403;
    merge.undone = true;
    if (merge.status !== complaint.status) change(complaint, merge.status);
    done(merge.into, 'mergeUndone');
    return done(complaint, 'mergeUndone');
  },
};

const inHand = (status: Status): Status => (status === 'open' || status === 'pending' ? 'reviewed' : status);

function give(complaint: Complaint, to: Person | null, action: string): Outcome {
  complaint.staff = to;
  change(complaint, to ? inHand(complaint.status) : complaint.status);
  return done(complaint, action, `Assigned to ${to?.name ?? 'nobody'}`);
}

/** It goes up as far as somebody is there (REF-20). */
const reopened = (complaint: Complaint): Outcome => (climb(complaint) ? done(complaint, 'escalated') : 200);

function change(complaint: Complaint, status: Status) {
  complaint.status = status;
  complaint.version += 1;
}

function done(complaint: Complaint, action: string, entry?: string): Outcome {
  complaint.timeline.push(action);
  if (entry) complaint.history.push(entry);
  return 200;
}
