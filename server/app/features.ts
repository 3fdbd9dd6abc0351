import { closingHandlers } from '#server/closing/complaintHandlers.ts';
import { closingReads } from '#server/closing/complaintReads.ts';
import { countConfirmed } from '#server/closing/confirmed.ts';
import type { Features } from '#server/complaints/events.ts';
import { deadlineHandlers } from '#server/deadlines/complaintHandlers.ts';
import { deadlineReads } from '#server/deadlines/complaintReads.ts';
import { deskHandlers } from '#server/desk/complaintHandlers.ts';
import { deskReads } from '#server/desk/complaintReads.ts';
import { officeUses } from '#server/desk/offices/uses.ts';
import { letterHandlers } from '#server/letters/complaintHandlers.ts';
import { officerRequest } from '#server/letters/referrals/request.ts';
import { messageHandlers } from '#server/messages/complaintHandlers.ts';
import { inboxHandlers } from '#server/messages/inbox/complaintHandlers.ts';
import { causeHandlers } from '#server/persons/causes/complaintHandlers.ts';
import { personHandlers } from '#server/persons/complaintHandlers.ts';
import { personReads } from '#server/persons/complaintReads.ts';
import { replyHandlers } from '#server/replies/complaintHandlers.ts';
import { teamworkHandlers } from '#server/teamwork/complaintHandlers.ts';
import { absenceNotes } from '#server/teamwork/leaves/absenceNotes.ts';

/**
 * The event handlers and data of the capabilities, in this order: the channel before the urgency, both before the
 * assignment, and the closing before the message to the citizen about it.
 */
export const features: Features = {
  handlers: [
    deskHandlers,
    personHandlers,
    deadlineHandlers,
    teamworkHandlers,
    replyHandlers,
    letterHandlers,
    closingHandlers,
    messageHandlers,
    causeHandlers,
    inboxHandlers,
  ],
  reads: [deskReads, personReads, deadlineReads, closingReads],
  officerRequest,
  staffNotes: absenceNotes,
  countConfirmed,
  uses: officeUses,
};
