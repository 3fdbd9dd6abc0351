/** What complaints must do, written down apart from the product: the states of S1 §4 and the rules DET-04 to DET-13. */
export type Status = 'open' | 'pending' | 'reviewed' | 'responded' | 'close' | 'Resolved';
export type Role = 'admin' | 'mp' | 'mla' | 'staff' | 'deskHead';

export interface Person {
  id: number;
  name: string;
  role: Role;
  /** null is the whole state. */
  parliament: string | null;
  assembly: string | null;
}

export interface Leader {
  id: number;
  name: string;
  area: string;
  approved: boolean;
}

export interface Complaint {
  id: number;
  source: 'web' | 'app';
  creator: Person;
  parliament: string;
  assembly: string;
  area: string;
  name: string;
  status: Status;
  version: number;
  staff: Person | null;
  /** Those it was forwarded to, the last of them apart. */
  leaders: Leader[];
  lastLeader: Leader | null;
  history: string[];
  timeline: string[];
  /** Whose mail is queued; none is sent here. */
  mails: Officer[];
  files: number;
  deleted: boolean;
}

const OFFICERS = { department: 'Ravi (Engineer)', district: 'Collector (IAS)' };
type Officer = keyof typeof OFFICERS;
export type Command =
  | { kind: 'remark' }
  | { kind: 'assign'; to: Person }
  | { kind: 'reply'; status: Status }
  | { kind: 'resolve' | 'reopen'; stale: boolean }
  | { kind: 'forwardToLeaders'; leaders: Leader[] }
  | { kind: 'forwardToOfficers'; to: Officer | 'both' }
  | { kind: 'rename'; name: string; stale: boolean }
  | { kind: 'reassign'; to: Person | null }
  | { kind: 'attach' | 'detach' | 'delete' };

/** What the API answers; anything but 200 leaves everything as it was. */
export type Outcome = 200 | 403 | 404 | 409 | 422;

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

/** Takes a command, as the model has it. */
export function take(person: Person, complaint: Complaint, command: Command): Outcome {
  if (!sees(person, complaint)) return 404;
  return handlers[command.kind](person, complaint, command as never);
}

type Handler<K> = (person: Person, complaint: Complaint, command: Extract<Command, { kind: K }>) => Outcome;

const handlers: { [K in Command['kind']]: Handler<K> } = {
  remark: (_person, complaint) => done(complaint, 'remarked', 'A remark'),

  assign(person, complaint, { to }) {
    if (person.role === 'staff') return 403;
    if (isClosed(complaint.status)) return 422;
    if (complaint.staff === to) return 200;
    return worksAt(to, complaint) ? give(complaint, to, 'assigned') : 422;
  },

  reply(_person, complaint, { status }) {
    const closed = isClosed(complaint.status);
    if (closed && isClosed(status)) return 422;
    const entry = isClosed(status)
      ? 'Resolved'
      : closed
        ? 'Reopened with an answer'
        : status === complaint.status
          ? 'Answered'
          : `Answered, now ${status}`;
    if (status !== complaint.status) change(complaint, status);
    return done(complaint, 'replied', entry);
  },

  resolve(_person, complaint, { stale }) {
    if (isClosed(complaint.status)) return 422;
    if (stale) return 409;
    change(complaint, 'Resolved');
    return done(complaint, 'resolved', 'Resolved');
  },

  reopen(_person, complaint, { stale }) {
    if (!isClosed(complaint.status)) return 422;
    if (stale) return 409;
    change(complaint, 'open');
    return done(complaint, 'reopened', 'Reopened');
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
    if (complaint.source === 'app') return 422;
    if (stale) return 409;
    if (complaint.name === name) return 200;
    complaint.name = name;
    change(complaint, complaint.status);
    return done(complaint, 'edited');
  },

  reassign(person, complaint, { to }) {
    if (complaint.source === 'app') return 422;
    if (person.role === 'staff' || complaint.staff === to) return 200;
    if (isClosed(complaint.status) || (to && !worksAt(to, complaint))) return 422;
    return give(complaint, to, 'edited');
  },

  attach(person, complaint) {
    if (complaint.source === 'app' && complaint.creator !== person) return 422;
    complaint.files += 1;
    return done(complaint, 'mediaAdded');
  },

  detach(_person, complaint) {
    if (complaint.files === 0) return 404;
    if (complaint.source === 'app') return 422;
    complaint.files -= 1;
    return done(complaint, 'mediaRemoved');
  },

  delete(person, complaint) {
    const kept = complaint.creator === person || person.role === 'mla';
    if (isStaff(person) || (complaint.source === 'app' && kept)) return 403;
    complaint.deleted = true;
    return 200;
  },
};

const inHand = (status: Status): Status => (status === 'open' || status === 'pending' ? 'reviewed' : status);

function give(complaint: Complaint, to: Person | null, action: string): Outcome {
  complaint.staff = to;
  change(complaint, to ? inHand(complaint.status) : complaint.status);
  return done(complaint, action, `Assigned to ${to?.name ?? 'nobody'}`);
}

function change(complaint: Complaint, status: Status) {
  complaint.status = status;
  complaint.version += 1;
}

function done(complaint: Complaint, action: string, entry?: string): Outcome {
  complaint.timeline.push(action);
  if (entry) complaint.history.push(entry);
  return 200;
}
