import type { CapabilityName } from '#contract/capabilities.ts';
import type { ComplaintHandlers, ComplaintReads, DayNumbers, Features } from '#server/complaints/events.ts';
import type { ListParts } from '#server/complaints/list/listParts.ts';
import type { BulkActions } from '#server/desk/bulk/actions/action.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import type { Workers } from '#server/desk/tasks/run.ts';
import type { Background } from '#server/kernel/background.ts';
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
 * The parts of a feature on the server, in `server/<feature>/feature.ts`. All are optional. `features.ts` lists the
 * features; no other file of the core imports one.
 */
export interface Feature {
  /** The name of a capability. Its effects on complaints are left out in an office that does not use it (GRD-17). */
  capability?: CapabilityName;
  /** Binds its calls. */
  routes?: readonly ((serve: Serve, services: Services, all: AllFeatures) => void)[];
  /** Additional rules of the generic calls, by the name of the contract. */
  records?: Readonly<Record<string, RecordRules>>;
  /** Signed links, outside the contract: a browser opens them without a token. */
  links?: readonly ((app: App, services: Services) => void)[];
  /** Public pages, below the API and, for the shortest addresses, at the root. */
  pages?: readonly ((at: { root: App; app: App }, services: Services) => void)[];
  /** Its reactions to events of complaints. */
  handlers?: readonly ComplaintHandlers[];
  /** The fields that it adds to lists and records of complaints. */
  reads?: ComplaintReads;
  /** Filters, orders and searches of lists of complaints, and the sections of My day. */
  lists?: Partial<ListParts>;
  /** Its numbers of My day besides complaints. */
  dayNumbers?: DayNumbers;
  /** Functions that other features call. */
  answers?: Partial<Pick<Features, 'officerRequest' | 'staffNotes' | 'countConfirmed' | 'uses'>>;
  /** Its reactions when an office switches it off or on. */
  officeSwitch?: OfficeSwitch;
  /** The handlers of its job queues. */
  queues?: Partial<Queues>;
  /** Its actions on many complaints. */
  bulk?: Partial<BulkActions>;
  /** The workers of its kinds of background tasks. */
  tasks?: Partial<Workers>;
  /** Its data about citizens, for erasure and export. */
  personal?: PersonalData;
  /** Its events that become due. */
  due?: DueWork;
  /** Deletes expired data and ends abandoned work, every hour. */
  cleanup?: readonly ((services: Services, now: Date) => Promise<unknown>)[];
  /** Loops that run as long as the server. */
  background?: readonly ((services: Services) => Background)[];
}

export type AllFeatures = readonly Feature[];
