import type { Language } from '#contract/kernel/languages.ts';
import type { DroppedKind, DroppedReason } from '#contract/messages/droppedPart.ts';
import type { MessageChannel, MessageDriver, TemplateKind } from '#contract/messages/messageKinds.ts';
import type { REPORTED } from '#contract/messages/messageState.ts';

/** A message to send. */
export interface Outgoing {
  /** Our own id. */
  id: number;
  /** Ten digits. */
  phone: string;
  text: string;
  /** Null for free text and for default texts. */
  template: {
    name: string;
    language: Language;
    kind: TemplateKind;
    /** The value of each variable in the text, in order. */
    values: string[];
    entity_id: string | null;
    header: string | null;
    template_id: string | null;
  } | null;
}

/**
 * The result of sending. `away`: certainly not accepted, so it may be retried. `unclear`: it may have been accepted
 * (MSG-10). `refused` is final.
 */
export type Outcome =
  | { kind: 'logged' }
  | { kind: 'accepted'; id: string }
  | { kind: 'refused'; reason: string; wrongNumber: boolean }
  | { kind: 'away'; reason: string }
  | { kind: 'unclear'; reason: string };

/** A provider's report about a message, by the id that it assigned. */
export interface ProviderReport {
  provider_id: string;
  state: (typeof REPORTED)[number];
  /** Why it failed, in the provider's words. */
  reason: string | null;
  /** The provider's date of the report, if any. */
  at: Date | null;
  /** The number does not exist (MSG-14). */
  wrongNumber: boolean;
}

/** A report with an unknown state: it changes nothing, and the office sees it. */
export interface UnreadReport {
  provider_id: string;
  /** The provider's word for the state, as shown to users. */
  word: string;
}

/** A received message, from the provider. */
export interface ProviderIncoming {
  provider_id: string | null;
  from: string;
  /** Null without a date of the provider. */
  at: Date | null;
  text: string;
  /** Attachments, with or without a text. */
  media: readonly ProviderMedia[];
}

/** A file that stays with the provider until it is fetched by its id; without an id it cannot be fetched. */
export interface ProviderMedia {
  kind: DroppedKind;
  /** The provider's name of an unknown kind. */
  format: string | null;
  name: string | null;
  id: string | null;
  type: string | null;
}

/** The bytes, or why there are none. */
export type FetchedMedia = Uint8Array | Extract<DroppedReason, 'too_large' | 'not_fetched'>;

/** The content of a call to our hook. */
export interface ProviderNews {
  reports: ProviderReport[];
  unread: UnreadReport[];
  incoming: ProviderIncoming[];
}

/** Sends the messages of a channel (MSG-01). */
export interface MessageProvider {
  name: MessageDriver;
  /** Never throws network errors: the outcome contains them. */
  send(message: Outgoing): Promise<Outcome>;
  /** Parses the body of a call to our hook; unknown parts are ignored. */
  read(body: unknown): ProviderNews;
  /** The bytes of a file that a citizen has sent. Never throws network errors. */
  fetchMedia(id: string): Promise<FetchedMedia>;
  /** Deletes the stored copy of a message after an erasure. */
  forget(id: number): Promise<void>;
}

export type MessageProviders = Readonly<Record<MessageChannel, MessageProvider>>;
