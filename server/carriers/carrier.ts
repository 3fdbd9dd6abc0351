import type { Language } from '../../contract/languages.ts';
import type { MessageChannel, MessageDriver, TemplateKind } from '../../contract/messageKinds.ts';
import type { REPORTED } from '../../contract/messageState.ts';

/** A message as it is handed over. */
export interface Outgoing {
  /** Ours. */
  id: number;
  /** Ten digits. */
  phone: string;
  text: string;
  /** Null for free text, and for what ships. */
  template: {
    name: string;
    language: Language;
    kind: TemplateKind;
    /** What stands in the text for each variable, in their order. */
    values: string[];
    entity_id: string | null;
    header: string | null;
    template_id: string | null;
  } | null;
}

/**
 * What became of handing one over. `away`: surely nothing was taken, so that it may be tried again. `unclear`: it may have been taken
 * (MSG-10). `refused` is final.
 */
export type Outcome =
  | { kind: 'logged' }
  | { kind: 'accepted'; id: string }
  | { kind: 'refused'; reason: string; wrongNumber: boolean }
  | { kind: 'away'; reason: string }
  | { kind: 'unclear'; reason: string };

/** What a provider reports of a message, by the id that it gave it. */
export interface CarrierReport {
  provider_id: string;
  state: (typeof REPORTED)[number];
  /** Why it failed, in the provider's words. */
  reason: string | null;
  /** When, where the provider dates its reports. */
  at: Date | null;
  /** Nobody has this number (MSG-14). */
  wrongNumber: boolean;
}

/** What somebody has written, as the provider tells it. */
export interface CarrierIncoming {
  provider_id: string | null;
  from: string;
  /** Null where the provider does not date it. */
  at: Date | null;
  text: string;
}

/** What carries the messages of a channel (MSG-01). */
export interface Carrier {
  name: MessageDriver;
  /** Never throws what comes of the network: an outcome tells it. */
  send(message: Outgoing): Promise<Outcome>;
  /** What the body of a call to our hook tells; what is not understood is left out. */
  read(body: unknown): { reports: CarrierReport[]; incoming: CarrierIncoming[] };
  /** Takes away what of a message is kept here: after an erasure. */
  forget(id: number): Promise<void>;
}

export type Carriers = Readonly<Record<MessageChannel, Carrier>>;
