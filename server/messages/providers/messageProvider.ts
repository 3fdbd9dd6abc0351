import type { Language } from '#contract/kernel/languages.ts';
import type { DroppedKind, DroppedReason } from '#contract/messages/droppedPart.ts';
import type { MessageChannel, MessageDriver, TemplateKind } from '#contract/messages/messageKinds.ts';
import type { REPORTED } from '#contract/messages/messageState.ts';

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
export interface ProviderReport {
  provider_id: string;
  state: (typeof REPORTED)[number];
  /** Why it failed, in the provider's words. */
  reason: string | null;
  /** When, where the provider dates its reports. */
  at: Date | null;
  /** Nobody has this number (MSG-14). */
  wrongNumber: boolean;
}

/** A report whose state nobody here knows: it changes nothing, and the office sees that it came. */
export interface UnreadReport {
  provider_id: string;
  /** The provider's word for the state, as people are shown it. */
  word: string;
}

/** What somebody has written, as the provider tells it. */
export interface ProviderIncoming {
  provider_id: string | null;
  from: string;
  /** Null where the provider does not date it. */
  at: Date | null;
  text: string;
  /** What came with it, or instead of a text. */
  media: readonly ProviderMedia[];
}

/** A file that stays with the provider until it is fetched by its id; without one it is only named. */
export interface ProviderMedia {
  kind: DroppedKind;
  /** How the provider calls a kind that is not known here. */
  format: string | null;
  name: string | null;
  id: string | null;
  type: string | null;
}

/** The bytes, or why there are none. */
export type FetchedMedia = Uint8Array | Extract<DroppedReason, 'too_large' | 'not_fetched'>;

/** What the body of a call to our hook tells. */
export interface ProviderNews {
  reports: ProviderReport[];
  unread: UnreadReport[];
  incoming: ProviderIncoming[];
}

/** What carries the messages of a channel (MSG-01). */
export interface MessageProvider {
  name: MessageDriver;
  /** Never throws what comes of the network: an outcome tells it. */
  send(message: Outgoing): Promise<Outcome>;
  /** What the body of a call to our hook tells; what is not understood is left out. */
  read(body: unknown): ProviderNews;
  /** The bytes of a file that a citizen has sent. Never throws what comes of the network. */
  fetchMedia(id: string): Promise<FetchedMedia>;
  /** Takes away what of a message is kept here: after an erasure. */
  forget(id: number): Promise<void>;
}

export type MessageProviders = Readonly<Record<MessageChannel, MessageProvider>>;
