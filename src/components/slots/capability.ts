import type { ComponentType } from 'react';
import type { ScreenPath } from '#contract/access/screens.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import type { ComplaintRecord, ComplaintRow } from '#contract/complaints/complaint.ts';
import type { MenuEntry, MenuFold, MenuGroup } from '../page/screensContext.ts';

/** A part of a screen that comes when the screen is drawn. `id` is its name among all parts of a slot. */
export interface Part<P> {
  id: string;
  load: () => Promise<{ default: ComponentType<P> }>;
}

interface OfRecord {
  complaint: ComplaintRecord;
}
interface OfRow {
  complaint: ComplaintRow;
}

/** The slots of a complaint's screens. A part gets the record and nothing else. */
export interface ComplaintSlots {
  /** Facts in the head of the page, beside the status. */
  head?: Part<OfRecord>[];
  /** Facts in the right column, one line each. */
  facts?: Part<OfRecord>[];
  /** Panels below the facts, folded while they are empty. */
  panels?: Part<OfRecord>[];
  /** The second line under the status in lists. */
  state?: Part<OfRow>[];
  /** Icons beside the number in lists. */
  rowIcons?: Part<OfRow>[];
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

/** What a capability adds to the admin: the one list of all slots, as plain data (ARCHITECTURE.md). */
export interface Capability {
  name: CapabilityName;
  complaint?: ComplaintSlots;
  /** Links of the sidebar (GRD-03). */
  menu?: CapabilityLink[];
  /** Sections of the office settings, in the order of their list (GRD-01). */
  settings?: SettingsSection[];
}
