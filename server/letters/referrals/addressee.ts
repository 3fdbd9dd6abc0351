import type { Addressee } from '#contract/letters/letterKinds.ts';
import type { ComplaintEvents } from '#server/complaints/events.ts';

/** The officer's data that a referral stores. */
export type Addressed = ComplaintEvents['forwardedToOfficer']['to'][number]['officer'];

/** Selects the data of an officer that a referral stores (REF-01). */
export const addresseeOf = ({
  name,
  designation,
  department,
  location,
}: Omit<Addressed, 'id' | 'category_id'>): Addressee => ({
  name,
  designation,
  department: department ?? '',
  address: location ?? '',
});
