import { closingInput, reopeningInput } from '#contract/closing/closingCalls.ts';
import {
  closingAnswer,
  closingCreation,
  closingFilters,
  closingRecord,
  closingRow,
} from '#contract/closing/complaintFields.ts';
import {
  deadlineFilters,
  deadlineInput,
  deadlineRecord,
  deadlineRow,
} from '#contract/deadlines/complaintFields.ts';
import { deskFilters, deskRecord } from '#contract/desk/complaintFields.ts';
import { letterClosing, letterFilters } from '#contract/letters/complaintFields.ts';
import { recordedFromInbox, recordedFromInboxAnswer } from '#contract/messages/recording.ts';
import { personFilters, personRecord, personRow } from '#contract/persons/complaintFields.ts';
import { recordedWithPerson } from '#contract/persons/recording.ts';
import { teamworkRow } from '#contract/teamwork/complaintFields.ts';

/** Fields that capabilities add to the call that creates a complaint, and to its form. */
export const addedInput = deadlineInput;
export const addedToCreation = { ...recordedWithPerson, ...recordedFromInbox, ...closingCreation };
export const addedToCreationAnswer = recordedFromInboxAnswer;

/** Fields that capabilities add to list rows and records. */
export const addedToRow = { ...deadlineRow, ...closingRow, ...personRow, ...teamworkRow };
export const addedToRecord = { ...personRecord, ...closingRecord, ...deadlineRecord, ...deskRecord };

/** Fields that capabilities add to the calls that close and reopen. */
export const addedToClosing = { ...closingInput, ...letterClosing };
export const addedToClosingAnswer = closingAnswer;
export const addedToReopening = reopeningInput;

/** Filters that capabilities add to lists. */
export const addedFilters = {
  ...deadlineFilters,
  ...closingFilters,
  ...letterFilters,
  ...personFilters,
  ...deskFilters,
};
