import type { ReactNode } from 'react';
import type { Actor } from '#contract/access/access.ts';
import type { ScreenPath } from '#contract/access/screens.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import type { TimelineChange, TimelineField } from '#contract/complaints/timeline.ts';
import type { updateCalendar } from '#contract/desk/calendarCalls.ts';
import type { DayNumberName } from '#contract/desk/myDay.ts';
import type { AnswerOf, BodyOf } from '#contract/kernel/define.ts';
import type { CauseRecord } from '#contract/persons/cause.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import type { listStaff } from '#contract/staff/people.ts';
import type { KeyName } from '../keys/keys.ts';
import type { MenuEntry, MenuFold, MenuGroup } from '../page/screensContext.ts';
import type { ListFilter } from './filter.ts';
import type {
  ActionPart,
  ActionProps,
  AnyDialogPart,
  AnyManyClosingPart,
  AnyTimelineKind,
  BulkPart,
  CodePart,
  ComposerPart,
  MessageFieldCode,
  OfRecord,
  Part,
  UseProposal,
} from './parts.ts';
import type { OfCreated, RecordingSlot } from './recordingPart.ts';
import type { ColumnPart, RowIcon, RowPart, RowState, RowWords } from './row.ts';

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
  /** Proposes an assignee in the dialog that assigns. The first one counts. */
  assigning?: CodePart<UseProposal>[];
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
  /** Bulk actions on the ticked rows. */
  bulk?: BulkPart[];
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

export type StaffName = AnswerOf<typeof listStaff>['data'][number];

/** A part of the frame around the pages. */
export interface LatePart extends Part<object> {
  /** The users who have it; without it, all. */
  isFor?: (actor: Actor) => boolean;
}

/** A number of My day with the items that it counts. The server's answer contains its filter (DESK-01). */
export interface DayNumber {
  id: DayNumberName;
  /** The translation key above its `name` and `why`, the reason why an item is listed. */
  words: string;
}

/** A hook: `ask` resolves to whether to save, `question` is its dialog. */
export type CalendarQuestion = () => {
  ask: (body: BodyOf<typeof updateCalendar>) => Promise<boolean>;
  question: ReactNode;
};

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
  /** Buttons of the top bar, next to the account, and warnings above every page. */
  topBar?: LatePart[];
  warnings?: LatePart[];
  /** Below the form of the own profile. */
  profile?: Part<object>[];
  /** Sections of a person's page and of that of a shared problem, and buttons in the head of a person's page. */
  personSections?: Part<{ person: PersonCard }>[];
  personActions?: Part<{ person: PersonCard }>[];
  causeSections?: Part<{ cause: CauseRecord }>[];
  /** A part of the answer that closes the grievances of a shared problem. The first one counts. */
  causeClosing?: CodePart<AnyManyClosingPart>[];
  /** A note after the name of a staff member to choose, such as leave. */
  staffNote?: (staff: StaffName, words: Pick<RowWords, 'translate' | 'day'>) => string | undefined;
  /** Numbers of My day (DESK-01). */
  myDay?: DayNumber[];
  /** Panels below the items of My day. */
  dayPanels?: Part<object>[];
  /** Sections of the office settings, in the order of their list (GRD-01). */
  settings?: SettingsSection[];
  /** Confirms another calendar of an office, which has effects on grievances. The first one counts. */
  calendarQuestion?: CodePart<CalendarQuestion>[];
}
