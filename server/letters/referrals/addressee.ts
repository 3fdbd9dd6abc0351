import type { Addressee } from '#contract/letters/letterKinds.ts';
import type { ComplaintEvents } from '#server/complaints/events.ts';

/** What of an officer a referral keeps. */
export type Addressed = ComplaintEvents['forwardedToOfficer']['to'][number]['officer'];

/** An officer as a referral keeps them (REF-01). */
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
