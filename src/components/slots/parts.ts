import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Actor } from '#contract/access/access.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { Named } from '#contract/kernel/named.ts';
import type { KeyName } from '../keys/keys.ts';
import type { AnyBulkForm } from './bulk.ts';

/** A part of a screen, loaded when the screen is drawn. `id` is unique within a slot. */
export interface Part<P> {
  id: string;
  load: () => Promise<{ default: ComponentType<P> }>;
}

/** A part with more code than a component. */
export interface CodePart<C> {
  id: string;
  load: () => Promise<{ default: C }>;
}

export interface OfRecord {
  complaint: ComplaintRecord;
}
/**
 * An action or a tab calls `onDone` when it is done. The page then opens the next grievance, if the user has chosen
 * that.
 */
export interface ActionProps extends OfRecord {
  onClose: () => void;
  onDone: () => void;
}

export const ACTION_GROUPS = ['work', 'citizen', 'matter'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** An entry of the page's menu, also reached by a key. Its component stays mounted until it calls `onClose`. */
export interface ActionPart extends Part<ActionProps> {
  /** Translation key of its name. */
  words: string;
  group: ActionGroup;
  key?: KeyName;
  /** Draws the menu entry or nothing, if that depends on more than the record. The key always works. */
  entry?: Part<{ children: ReactNode }>;
  isOffered: (actor: Actor, complaint: ComplaintRecord) => boolean;
}

/** A tab of the composer other than the remark. */
export interface ComposerPart extends Part<ActionProps> {
  /** Translation key of its name. */
  words: string;
  key?: KeyName;
  isOffered: (actor: Actor, complaint: ComplaintRecord) => boolean;
}

/** The views that show an entry of the timeline: everything, the conversation, the changes. */
export type TimelineView = 'all' | 'talk' | 'changes';

export interface TimelineItem {
  /** Unique among the items of its kind. */
  key: string;
  /** The time, in the server's format. */
  at: string;
  views: readonly TimelineView[];
}

/** A kind of timeline items: the query that loads them, and the component that draws one. */
export interface TimelineKind<I extends TimelineItem> {
  queryOf: (complaint: ComplaintRecord) => {
    queryKey: QueryKey;
    queryFn: (context: { signal: AbortSignal }) => Promise<I[]>;
    refetchInterval?: number;
  };
  Entry: ComponentType<{ item: I }>;
}

/** What a dialog that resolves or reopens knows when it sends. */
export interface Sending extends OfRecord {
  file: File | null;
}

/** A proposed resolution from an accepted answer: a message, and data for capabilities. */
export type Proposal = { message: string } & Partial<Record<string, unknown>>;

export interface DialogFieldsProps<V> extends Sending {
  value: V;
  onChange: (value: V) => void;
  /** The user has tried to submit: show what is missing. */
  isSubmitted: boolean;
  isOpen: boolean;
}

/** A part of a dialog that resolves, approves or reopens: fields, and what they add to the request. */
export interface DialogPart<V> {
  /** The starting values. */
  first: (proposal: Proposal | undefined) => V;
  Fields: ComponentType<DialogFieldsProps<V>>;
  isReady?: (value: V) => boolean;
  bodyOf: (value: V, sending: Sending) => object;
  /** The translation key above a title, a question and two buttons, asked once before sending. */
  question?: (value: V, sending: Sending) => string | null;
  /** Translation key of the success message, if it is not the usual one. */
  doneText?: (answer: object) => string | undefined;
}
/** A part of the answer that closes the grievances of a shared problem. */
export interface ManyClosingPart<V> {
  first: V;
  Fields: ComponentType<
    Pick<DialogFieldsProps<V>, 'value' | 'onChange' | 'isSubmitted'> & { disabled: boolean }
  >;
  isReady: (value: V) => boolean;
  bodyOf: (value: V) => object;
  /** Whether it says that they are solved, which needs evidence. */
  claims: (value: V) => boolean;
}

// Each part knows its own values; a dialog only hands them on.
// biome-ignore lint/suspicious/noExplicitAny: values of any part
export type AnyDialogPart = DialogPart<any>;
// biome-ignore lint/suspicious/noExplicitAny: values of any part
export type AnyManyClosingPart = ManyClosingPart<any>;
// biome-ignore lint/suspicious/noExplicitAny: entries of any kind
export type AnyTimelineKind = TimelineKind<any>;

/** The subject of an answer to the citizen: a grievance, or only the common facts of several. */
export interface AnswerAbout {
  complaintId?: number | undefined;
  categoryId?: number | undefined;
  /** What the text may mention without a complaint. */
  known?: { category: Named | null; area: Named | null } | undefined;
}

export interface MessageFieldProps {
  /** Already translated. */
  label: string;
  disabled?: boolean | undefined;
  isForMany?: boolean | undefined;
  about: AnswerAbout;
  value: string;
  onChange: (message: string) => void;
  /** Translation key of the reason why it was not sent. */
  fault: string | null;
  autoFocus?: boolean | undefined;
}

/** A hook: the proposed assignee of a complaint with the reason, null without one; the complaint may still load. */
export type UseProposal = (complaint: ComplaintRecord | undefined) => {
  proposal: { staffId: number | null; reason: string } | null;
  isFetching: boolean;
};

/** A field for a message to the citizen, and a check for errors other than an empty message. */
export interface MessageFieldCode {
  Field: ComponentType<MessageFieldProps>;
  fault: (message: string) => string | null;
}

/** A bulk action: its button or its line in the menu of the selection, and the code of its form. */
export interface BulkPart extends CodePart<AnyBulkForm> {
  id: RowAction;
  /** Translation key of its button. Without one it is in the menu. */
  button?: string;
  /** Draws the menu entry or nothing, if that depends on more than the user's rights. */
  entry?: Part<{ children: ReactNode }>;
  /** Translation key of the checked effects, if they are not changes of grievances. */
  possible?: string;
  /** Translation key of the success message, if it is not the usual one. */
  done?: string;
  /** The page where its results are worked on; `bulk.next` has the words of the link. */
  next?: string;
}
