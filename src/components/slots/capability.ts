import type { ComponentType } from 'react';
import type { CapabilityName } from '#contract/capabilities.ts';
import type { ComplaintRecord, ComplaintRow } from '#contract/complaints/complaint.ts';

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

/** What a capability adds to the admin: the one list of all slots, as plain data (ARCHITECTURE.md). */
export interface Capability {
  name: CapabilityName;
  complaint?: ComplaintSlots;
}
