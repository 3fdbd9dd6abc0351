import * as z from 'zod/mini';
import {
  addedToClosing,
  addedToClosingAnswer,
  addedToCreation,
  addedToCreationAnswer,
  addedToReopening,
} from '#contract/capabilities/complaintFields.ts';
import { defineCall, messageAnswer, partial } from '#contract/kernel/define.ts';
import { exportQuery, exportState } from '#contract/kernel/exports.ts';
import { choice, clientRef, flag, id, integer, line, longText, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { attachmentRule } from '#contract/kernel/uploadRules.ts';
import {
  complaintEdit,
  complaintInput,
  complaintRecord,
  complaintResponse,
  complaintRow,
  historyEntry,
  mediaItem,
} from './complaint.ts';
import { complaintFilters } from './complaintFilters.ts';
import { STATUSES } from './complaintStatus.ts';

/** All calls on complaints (S1 §7). The server also checks scope and states. */
export const listComplaints = defineCall({
  method: 'GET',
  path: 'complaint',
  may: ['complaint', 'list'],
  query: { ...complaintFilters, ...exportQuery },
  answer: z.object({
    data: z.array(complaintRow),
    total: z.int(),
    more: z.optional(z.boolean()),
    /** With `export=yes`: the link of the file, or `export` while it is still being written (LIST-10). */
    link: z.optional(z.string()),
    export: z.optional(exportState),
  }),
});

/** Finds a part of a word in name, phone, number or details, in any script (LIST-04). */
export const searchComplaints = defineCall({
  method: 'GET',
  path: 'complaint/search',
  may: ['complaint', 'list'],
  query: { ...complaintFilters, ...exportQuery, term: optional(line()) },
  answer: listComplaints.answer,
});

/**
 * An account records only one complaint under the same `client_ref` (DAY-12). The fields of capabilities are handled
 * in the same transaction.
 */
export const createComplaint = defineCall({
  method: 'POST',
  path: 'complaint',
  may: ['complaint', 'create'],
  body: {
    ...complaintInput,
    client_ref: optional(clientRef()),
    ...addedToCreation,
  },
  form: true,
  answer: z.extend(complaintRecord, addedToCreationAnswer),
  creates: true,
});

export const getComplaint = defineCall({
  method: 'GET',
  path: 'complaint/:id',
  may: ['complaint', 'show'],
  query: { media: optional(flag()), response: optional(flag()) },
  answer: complaintRecord,
});

export const updateComplaint = defineCall({
  method: 'PUT',
  path: 'complaint/:id',
  may: ['complaint', 'edit'],
  body: partial(complaintEdit) as {
    [K in keyof typeof complaintEdit]: z.ZodMiniOptional<(typeof complaintEdit)[K]>;
  },
  answer: complaintRecord,
});

export const deleteComplaint = defineCall({
  method: 'DELETE',
  path: 'complaint/:id',
  may: ['complaint', 'delete'],
  answer: messageAnswer,
});

export const addComplaintMedia = defineCall({
  method: 'POST',
  path: 'complaint/media',
  may: ['complaint', 'create'],
  body: { complaint_id: id() },
  files: { file: { ...attachmentRule, requiredOnCreate: 'notFile' } },
  answer: mediaItem,
  creates: true,
});

export const replaceComplaintMedia = defineCall({
  method: 'PUT',
  path: 'complaint/media/:id',
  may: ['complaint', 'edit'],
  asPut: true,
  files: { file: { ...attachmentRule, requiredOnCreate: 'notFile' } },
  answer: mediaItem,
});

export const deleteComplaintMedia = defineCall({
  method: 'DELETE',
  path: 'complaint/media/:id',
  may: ['complaint', 'edit'],
  answer: messageAnswer,
});

export const assignStaff = defineCall({
  method: 'POST',
  path: 'complaint/staff/assign',
  may: ['complaint', 'assign'],
  body: { complaint_id: id(), staff_id: id() },
  answer: messageAnswer,
});

export const listResponses = defineCall({
  method: 'GET',
  path: 'complaint/response',
  may: ['complaint', 'show'],
  query: { complaint_id: id() },
  answer: listOf(complaintResponse),
});

/** An answer to the citizen; the complaint takes its status (API-07). A `version` must be the current one. */
export const addResponse = defineCall({
  method: 'POST',
  path: 'complaint/response',
  may: ['complaint', 'edit'],
  body: {
    complaint_id: id(),
    message: longText(),
    app_user_id: optional(id()),
    status: choice(STATUSES),
    version: z.optional(optional(integer())),
  },
  answer: complaintResponse,
  creates: true,
});

export const listHistory = defineCall({
  method: 'GET',
  path: 'complaint/history',
  may: ['complaint', 'show'],
  query: { complaint_id: id() },
  answer: listOf(historyEntry),
});

export const addRemark = defineCall({
  method: 'POST',
  path: 'complaint/history',
  may: ['complaint', 'edit'],
  body: { complaint_id: id(), message: longText() },
  answer: historyEntry,
  creates: true,
});

/** A `version` must be the current one, so that nobody closes a state that they have not seen. */
export const closeComplaint = defineCall({
  method: 'POST',
  path: 'complaint/close',
  may: ['complaint', 'edit'],
  body: { id: id(), message: longText(), version: optional(integer()), ...addedToClosing },
  files: { file: attachmentRule },
  answer: z.extend(messageAnswer, addedToClosingAnswer),
});

export const reopenComplaint = defineCall({
  method: 'POST',
  path: 'complaint/reopen',
  may: ['complaint', 'edit'],
  body: { id: id(), version: optional(integer()), ...addedToReopening },
  answer: messageAnswer,
});

/** A PDF of the complaint with its images. The link works without a header and expires (DET-04). */
export const downloadComplaint = defineCall({
  method: 'POST',
  path: 'complaint/download',
  may: ['complaint', 'show'],
  body: { id: id() },
  answer: z.object({ url: z.string() }),
});
