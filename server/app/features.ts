import { accounts } from '#server/accounts/feature.ts';
import { closing } from '#server/closing/feature.ts';
import { complaints } from '#server/complaints/feature.ts';
import { contacts } from '#server/contacts/feature.ts';
import { content } from '#server/content/feature.ts';
import { dashboard } from '#server/dashboard/feature.ts';
import { deadlines } from '#server/deadlines/feature.ts';
import { desk } from '#server/desk/feature.ts';
import { leaders } from '#server/leaders/feature.ts';
import { letters } from '#server/letters/feature.ts';
import { messages } from '#server/messages/feature.ts';
import { officers } from '#server/officers/feature.ts';
import { persons } from '#server/persons/feature.ts';
import { places } from '#server/places/feature.ts';
import { publicPages } from '#server/public/feature.ts';
import { replies } from '#server/replies/feature.ts';
import { staff } from '#server/staff/feature.ts';
import { teamwork } from '#server/teamwork/feature.ts';
import { transfer } from '#server/transfer/feature.ts';
import type { AllFeatures } from './feature.ts';

/**
 * All features. The capabilities answer what happens to a complaint in this order: the channel before the urgency, both
 * before the assignment, and the closing before the message to the citizen about it.
 */
export const allFeatures: AllFeatures = [
  accounts,
  places,
  leaders,
  staff,
  contacts,
  content,
  complaints,
  officers,
  dashboard,
  transfer,
  desk,
  persons,
  deadlines,
  teamwork,
  replies,
  letters,
  closing,
  messages,
  publicPages,
];
