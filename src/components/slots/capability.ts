import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Actor } from '#contract/access/access.ts';
import type { ScreenPath } from '#contract/access/screens.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { TimelineChange, TimelineField } from '#contract/complaints/timeline.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { DayNumberName } from '#contract/desk/myDay.ts';
import type { KeyName } from '../keys/keys.ts';
import type { MenuEntry, MenuFold, MenuGroup } from '../page/screensContext.ts';
import type { ListFilter } from './filter.ts';
import type { OfCreated, RecordingSlot } from './recordingPart.ts';
import type { ColumnPart, RowIcon, RowPart, RowState } from './row.ts';

/** A part of a screen that comes when the screen is drawn. `id` is its name among all parts of a slot. */
export interface Part<P> {
  id: string;
  load: () => Promise<{ default: ComponentType<P> }>;
}

/** Like a part, of which the screen needs more than what it draws. */
export interface CodePart<C> {
  id: string;
  load: () => Promise<{ default: C }>;
}

export interface OfRecord {
  complaint: ComplaintRecord;
}
/** An action or a tab says when it is done; the page then goes on to the next grievance, where that was chosen. */
export interface ActionProps extends OfRecord {
  onClose: () => void;
  onDone: () => void;
}

export const ACTION_GROUPS = ['work', 'citizen', 'matter'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** What can be chosen in a menu of the page, and by a key; what it draws is there until it says that it is closed. */
export interface ActionPart extends Part<ActionProps> {
  /** Key of its name. */
  words: string;
  group: ActionGroup;
  key?: KeyName;
  /** Draws the entry of the menu or nothing, where more than the record decides that; the key works all the same. */
  entry?: Part<{ children: ReactNode }>;
  isOffered: (actor: Actor, complaint: ComplaintRecord) => boolean;
}

/** A tab of the composer: something else than a remark that can be said. */
export interface ComposerPart extends Part<ActionProps> {
  /** Key of its name. */
  words: string;
  key?: KeyName;
  isOffered: (actor: Actor, complaint: ComplaintRecord) => boolean;
}

/** Where an entry of the timeline is shown: among everything, among what was said, among what was changed. */
export type TimelineView = 'all' | 'talk' | 'changes';

export interface TimelineItem {
  /** Its own among those of its kind. */
  key: string;
  /** When it was, as the server writes instants. */
  at: string;
  views: readonly TimelineView[];
}

/** A kind of entries of the timeline: the call that has them, and how one of them is drawn. */
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

/** What an accepted answer proposes to resolve with: a message, and what capabilities read of it. */
export type Proposal = { message: string } & Partial<Record<string, unknown>>;

export interface DialogFieldsProps<V> extends Sending {
  value: V;
  onChange: (value: V) => void;
  /** It was tried to be sent: what is missing is told. */
  isSubmitted: boolean;
  isOpen: boolean;
}

/** A part of a dialog that resolves, approves or reopens: fields, and what they add to its call. */
export interface DialogPart<V> {
  /** With which values it begins. */
  first: (proposal: Proposal | undefined) => V;
  Fields: ComponentType<DialogFieldsProps<V>>;
  isReady?: (value: V) => boolean;
  bodyOf: (value: V, sending: Sending) => object;
  /** A group of words with a title, a question and two buttons: asked once before it is sent. */
  question?: (value: V, sending: Sending) => string | null;
  /** Key of what is said once it is sent, where that is not the usual. */
  doneText?: (answer: object) => string | undefined;
}
// Each part knows its own values; a dialog only hands them on.
// biome-ignore lint/suspicious/noExplicitAny: values of any part
type AnyDialogPart = DialogPart<any>;
// biome-ignore lint/suspicious/noExplicitAny: entries of any kind
export type AnyTimelineKind = TimelineKind<any>;

/** What an answer to the citizen is about: a grievance, or only what is known of several. */
export interface AnswerAbout {
  complaintId?: number | undefined;
  categoryId?: number | undefined;
}

export interface MessageFieldProps {
  /** Already translated. */
  label: string;
  isForMany?: boolean | undefined;
  about: AnswerAbout;
  value: string;
  onChange: (message: string) => void;
  /** Why it was not sent, to be translated. */
  fault: string | null;
  autoFocus?: boolean | undefined;
}

/** A field for what is told to the citizen, and what is wrong with a message beside that it says nothing. */
export interface MessageFieldCode {
  Field: ComponentType<MessageFieldProps>;
  fault: (message: string) => string | null;
}

/** How changes of some fields are told in the timeline. */
interface ChangePart extends Part<{ change: TimelineChange }> {
  fields: readonly TimelineField[];
}

/** The slots of a complaint's screens. A part gets the record and nothing else. */
export interface ComplaintSlots {
  /** Facts in the head of the page, beside the status. */
  head?: Part<OfRecord>[];
  /** The citizen's name in the head, with the way to who it is. */
  person?: Part<OfRecord>[];
  /** Marks behind the phone in the head. */
  phone?: Part<OfRecord>[];
  /** What must be known or decided before anything else, above the citizen's words. */
  banners?: Part<OfRecord>[];
  /** Facts in the right column, one line each: what and where, or who and when. */
  whatFacts?: Part<OfRecord>[];
  whoFacts?: Part<OfRecord>[];
  /** Panels below the facts, folded while they are empty. */
  panels?: Part<OfRecord>[];
  /** What can be done beside what the specifications name: the menu '⋯ More', and keys. */
  actions?: ActionPart[];
  /** Tabs of the composer. */
  composer?: ComposerPart[];
  /** Kinds of entries of the timeline. */
  timeline?: CodePart<AnyTimelineKind>[];
  /** How the timeline tells changes of fields that the core does not have. */
  changes?: ChangePart[];
  /** The field for what is told to the citizen; the first one takes the place of a plain one. */
  messageField?: CodePart<MessageFieldCode>[];
  /** Parts of the dialog that resolves. */
  resolving?: CodePart<AnyDialogPart>[];
  /** Parts of the dialog that reopens. */
  reopening?: CodePart<AnyDialogPart>[];
  /** What is asked when a closing that waits is approved. */
  approving?: CodePart<AnyDialogPart>[];
  /** What is offered in the place of Reopen where that is not possible. */
  insteadOfReopen?: Part<OfRecord>[];
  /** The second line under the status in lists: of several the most urgent, of the others their icons. */
  state?: RowPart<RowState>[];
  /** Icons beside the number in lists. */
  rowIcons?: RowPart<RowIcon>[];
  /** Parts of the form that records a complaint; it waits for their code. */
  recording?: RecordingSlot[];
  /** Below the number of a complaint that was just recorded. */
  afterCreate?: Part<OfCreated>[];
  /** Below the phone in the forms that record and change a complaint. */
  belowPhone?: Part<object>[];
  /** What stands above a list, as a line of tabs; `scope` is what the list shows whatever its filters say. */
  listTop?: Part<{ scope: object }>[];
  /** Buttons of a list's toolbar, between its filters and Export. */
  listTools?: Part<object>[];
  /** What can be done with the rows that are ticked, next to how many the list has found. */
  selection?: Part<object>[];
  /** What is done to many complaints at once, in the menu of the selection. */
  bulk?: RowAction[];
  /** Filters of lists, each with its control, its chips and what an address may have of it. */
  filters?: ListFilter[];
  /** Further columns of lists after those of the specification, each with what its cells say. */
  columns?: ColumnPart[];
}

/** A section of the office settings: a line of their list, and the form that it opens. */
export interface SettingsSection {
  /** Its name in the address, by `?part=`. */
  id: string;
  /** The group of the catalogue with its `title` and its sentence, `text`. */
  words: string;
  form: Part<object>['load'];
  /** Its present value in one line. */
  value: Part<object>['load'];
}

/** A link of the sidebar for those who have no tabs. Its readers, and its words where it is a tab of staff, are in the contract. */
export interface CapabilityLink {
  group: MenuGroup | MenuFold;
  path: ScreenPath;
  /** The part of the page that it opens, by `?part=`. */
  part?: string;
  /** A key below `shell.menu`, unless it is that of the tab. */
  label?: string;
  /** What else is of this link. */
  holds?: string;
  icon: MenuEntry['icon'];
}

/** A number of My day with the items that it counts; its filter comes with the answer of the server (DESK-01). */
export interface DayNumber {
  id: DayNumberName;
  /** The group of the catalogue with its `name` and, of one item, the reason for being there, `why`. */
  words: string;
}

/** What a capability adds to the admin: the one list of all slots, as plain data (ARCHITECTURE.md). */
export interface Capability {
  name: CapabilityName;
  /** What it is called on screens, a key of the catalogue. */
  title?: string;
  complaint?: ComplaintSlots;
  /** Links of the sidebar (GRD-03). */
  menu?: CapabilityLink[];
  /** Numbers of My day (DESK-01). */
  myDay?: DayNumber[];
  /** What stands below the items of My day. */
  dayPanels?: Part<object>[];
  /** Sections of the office settings, in the order of their list (GRD-01). */
  settings?: SettingsSection[];
}
