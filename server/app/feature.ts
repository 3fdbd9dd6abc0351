import type { CapabilityName } from '#contract/capabilities.ts';
import type { ComplaintHandlers, ComplaintReads, Features } from '#server/complaints/events.ts';
import type { ListParts } from '#server/complaints/list/listParts.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import type { Workers } from '#server/desk/tasks/run.ts';
import type { App, Serve, Services } from '#server/kernel/http/serve.ts';
import type { JobData, QueueName } from '#server/kernel/jobs/queues.ts';
import type { Attempt } from '#server/kernel/jobs/worker.ts';
import type { RecordRules } from '#server/kernel/records/resource.ts';
import type { DueWork, PersonalData } from './featureParts.ts';

type Queues = {
  [N in QueueName]: (
    services: Services,
    data: JobData[N],
    attempt: Attempt,
    all: AllFeatures,
  ) => Promise<void>;
};

/**
 * What a feature brings to the server, in `server/<feature>/feature.ts`. Everything is optional. `features.ts` lists
 * the features; nothing else of the core names one.
 */
export interface Feature {
  /** Of a capability: what it does with complaints is left out in an office that does not use it (GRD-17). */
  capability?: CapabilityName;
  /** Binds its calls. */
  routes?: readonly ((serve: Serve, services: Services, all: AllFeatures) => void)[];
  /** What single resources add to the generic calls, by the name of their contract. */
  records?: Readonly<Record<string, RecordRules>>;
  /** Signed links, outside the contract: a browser opens them without a token. */
  links?: readonly ((app: App, services: Services) => void)[];
  /** Public pages, below the API and, for the shortest addresses, at the root. */
  pages?: readonly ((at: { root: App; app: App }, services: Services) => void)[];
  /** What it does when something happens to a complaint. */
  handlers?: readonly ComplaintHandlers[];
  /** What it knows of complaints, in lists and records. */
  reads?: ComplaintReads;
  /** Filters, orders and searches of lists of complaints. */
  lists?: Partial<ListParts>;
  /** Answers that other features need from it. */
  answers?: Partial<Pick<Features, 'officerRequest' | 'staffNotes' | 'countConfirmed' | 'uses'>>;
  /** What it does when an office switches it off or on. */
  officeSwitch?: OfficeSwitch;
  /** The handlers of its job queues. */
  queues?: Partial<Queues>;
  /** What its kinds of bulk tasks do to one complaint, or to the next ones. */
  tasks?: Partial<Workers>;
  /** What it stores about citizens: it is erased with them, and in their export. */
  personal?: PersonalData;
  /** What becomes due with time. */
  due?: DueWork;
  /** Deletes expired data and ends abandoned work, every hour. */
  cleanup?: readonly ((services: Services, now: Date) => Promise<unknown>)[];
  /** Work that goes on while the server runs. */
  background?: readonly ((services: Services) => { stop(): Promise<void> })[];
}

export type AllFeatures = readonly Feature[];
