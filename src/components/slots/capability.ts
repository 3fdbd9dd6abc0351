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
// Each part knows its own values; a dialog only hands them on.
// biome-ignore lint/suspicious/noExplicitAny: values of any part
type AnyDialogPart = DialogPart<any>;
// biome-ignore lint/suspicious/noExplicitAny: entries of any kind
export type AnyTimelineKind = TimelineKind<any>;

/** The subject of an answer to the citizen: a grievance, or only the common facts of several. */
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
  /** Translation key of the reason why it was not sent. */
  fault: string | null;
  autoFocus?: boolean | undefined;
}

/** A field for a message to the citizen, and a check for errors other than an empty message. */
export interface MessageFieldCode {
  Field: ComponentType<MessageFieldProps>;
  fault: (message: string) => string | null;
}

/** Texts of changed fields in the timeline. */
interface ChangePart extends Part<{ change: TimelineChange }> {
  fields: readonly TimelineField[];
}

/** The slots of a complaint's screens. Parts get only the record. */
export interface ComplaintSlots {
  /** Facts in the head of the page, next to the status. */
  head?: Part<OfRecord>[];
  /** The citizen's name in the head, with a link to the person. */
  person?: Part<OfRecord>[];
  /** Marks behind the phone in the head. */
  phone?: Part<OfRecord>[];
  /** Facts that the user must see first, above the citizen's words. */
  banners?: Part<OfRecord>[];
  /** Facts in the right column, one line each: what and where, or who and when. */
  whatFacts?: Part<OfRecord>[];
  whoFacts?: Part<OfRecord>[];
  /** Panels below the facts, folded while they are empty. */
  panels?: Part<OfRecord>[];
  /** Actions that the specifications do not name: in the menu '⋯ More', and as keys. */
  actions?: ActionPart[];
  /** Replaces the form that forwards to officers, with its button and key. The first one counts. */
  forwarding?: (Part<ActionProps> & { words: string; key: KeyName })[];
  /** Tabs of the composer. */
  composer?: ComposerPart[];
  /** Kinds of entries of the timeline. */
  timeline?: CodePart<AnyTimelineKind>[];
  /** Timeline texts of fields that the core does not have. */
  changes?: ChangePart[];
  /** The field for a message to the citizen. The first one replaces the plain field. */
  messageField?: CodePart<MessageFieldCode>[];
  /** Parts of the dialog that resolves. */
  resolving?: CodePart<AnyDialogPart>[];
  /** Parts of the dialog that reopens. */
  reopening?: CodePart<AnyDialogPart>[];
  /** Questions for approving a closing. */
  approving?: CodePart<AnyDialogPart>[];
  /** Shown instead of Reopen if that is not possible. */
  insteadOfReopen?: Part<OfRecord>[];
  /** The second line under the status in lists. The most urgent state has a text, the others only icons. */
  state?: RowPart<RowState>[];
  /** Icons next to the number in lists. */
  rowIcons?: RowPart<RowIcon>[];
  /** Parts of the recording form, which waits for their code. */
  recording?: RecordingSlot[];
  /** Below the number of a new complaint. */
  afterCreate?: Part<OfCreated>[];
  /** Below the phone in the forms that record and change a complaint. */
  belowPhone?: Part<object>[];
  /** A line of tabs above a list. `scope` is the part of the list that its filters cannot change. */
  listTop?: Part<{ scope: object }>[];
  /** Buttons of a list's toolbar, between its filters and Export. */
  listTools?: Part<object>[];
  /** Actions on the ticked rows, next to the number of results. */
  selection?: Part<object>[];
  /** Bulk actions in the menu of the selection. */
  bulk?: RowAction[];
  /** Filters of lists, each with its control, its chips and its address parameter. */
  filters?: ListFilter[];
  /** Further columns of lists, after those of the specification. */
  columns?: ColumnPart[];
}

/** A section of the office settings: a line of the list, and the form that it opens. */
export interface SettingsSection {
  /** Its `?part=` in the address. */
  id: string;
  /** The translation key above its `title` and `text`. */
  words: string;
  form: Part<object>['load'];
  /** Its present value in one line. */
  value: Part<object>['load'];
}

/**
 * A link of the sidebar for users without tabs. The contract has its readers, and its texts if it is a tab of staff.
 */
export interface CapabilityLink {
  group: MenuGroup | MenuFold;
  path: ScreenPath;
  /** The `?part=` of the page that it opens. */
  part?: string;
  /** A key below `shell.menu`, unless it is that of the tab. */
  label?: string;
  /** What else is of this link. */
  holds?: string;
  icon: MenuEntry['icon'];
}

/** A number of My day with the items that it counts. The server's answer contains its filter (DESK-01). */
export interface DayNumber {
  id: DayNumberName;
  /** The translation key above its `name` and `why`, the reason why an item is listed. */
  words: string;
}

/** A capability's additions to the admin: the one list of all slots, as plain data (ARCHITECTURE.md). */
export interface Capability {
  name: CapabilityName;
  /** Translation key of its name. */
  title?: string;
  complaint?: ComplaintSlots;
  /** Links of the sidebar (GRD-03). */
  menu?: CapabilityLink[];
  /** Panels above the figures of the dashboard. */
  dashboard?: Part<object>[];
  /** Numbers of My day (DESK-01). */
  myDay?: DayNumber[];
  /** Panels below the items of My day. */
  dayPanels?: Part<object>[];
  /** Sections of the office settings, in the order of their list (GRD-01). */
  settings?: SettingsSection[];
}
