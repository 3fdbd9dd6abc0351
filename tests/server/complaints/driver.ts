import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { answerComplaint } from '#server/complaints/actions/answer.ts';
import { assignStaff } from '#server/complaints/actions/assign.ts';
import { addComplaintMedia, deleteComplaintMedia } from '#server/complaints/actions/attachments.ts';
import { closeComplaint, reopenComplaint } from '#server/complaints/actions/closeAndReopen.ts';
import { createComplaint } from '#server/complaints/actions/create.ts';
import { deleteComplaint } from '#server/complaints/actions/deleteComplaint.ts';
import { forwardToLeaders } from '#server/complaints/actions/forward.ts';
import { addRemark } from '#server/complaints/actions/remark.ts';
import { updateComplaint } from '#server/complaints/actions/update.ts';
import { complaintMedia } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { forwardToOfficers } from '#server/officers/forward.ts';
import { mergeComplaints } from '#server/persons/mergedComplaints/merge.ts';
import { undoMerge } from '#server/persons/mergedComplaints/undo.ts';
import type { Desk } from './desk.ts';
import type { Command, Complaint, Outcome } from './model.ts';

export interface Officers {
  department: number;
  officer: number;
  administrator: number;
}

const PETITION = {
  bytes: new Uint8Array([1]),
  kind: 'pdf',
  type: 'application/pdf',
  name: 'petition.pdf',
} as const;

/** Drives the services as the kernel does, all of them in one transaction: a refusal must have written nothing. */
export function driver(desk: Desk, tx: Tx, officers: Officers) {
  let stored = 0;
  const contextOf = (actor: Actor, given: object) =>
    ({
      ...desk.services,
      actor,
      db: tx,
      now: desk.clock.now,
      params: {},
      body: {},
      uploads: { file: null },
      afterCommit: () => {},
      async keep() {
        const { bytes, ...file } = PETITION;
        stored += 1;
        const [row] = await tx
          .insert(files)
          .values({ ...file, key: `petition-${stored}`, size: bytes.length })
          .returning();
        return row?.id;
      },
      ...given,
    }) as never;

  async function run(
    actor: Actor,
    complaint: Complaint,
    command: Command,
    all: readonly Complaint[],
  ): Promise<unknown> {
    const { id, version } = complaint;
    const given = (body: object, more: object = {}) => contextOf(actor, { body, ...more });
    const seen = (stale: boolean) => (stale ? version + 1 : version);
    switch (command.kind) {
      case 'remark':
        return addRemark(given({ complaint_id: id, message: 'A remark' }));
      case 'assign':
        return assignStaff(given({}), id, command.to.id);
      case 'reply':
        return answerComplaint(given({ complaint_id: id, message: 'An answer', status: command.status }));
      case 'resolve':
        return closeComplaint(given({ id, message: 'Done', version: seen(command.stale) }));
      case 'reopen':
        return reopenComplaint(given({ id, version: seen(command.stale) }));
      case 'forwardToLeaders':
        return forwardToLeaders(
          given({ id, area: desk.places.V1.area_id, leaders: command.leaders.map((leader) => leader.id) }),
        );
      case 'forwardToOfficers':
        return forwardToOfficers(given(officerBody(id, command.to)));
      case 'rename':
        return updateComplaint(
          given({ name: command.name, version: seen(command.stale) }, { params: { id } }),
        );
      case 'reassign':
        return updateComplaint(given({ staff_id: command.to?.id ?? null }, { params: { id } }));
      case 'attach':
        return addComplaintMedia(given({ complaint_id: id }, { uploads: { file: PETITION } }));
      case 'detach':
        return deleteComplaintMedia(given({}, { params: { id: await attachmentOf(id) } }));
      case 'delete':
        return deleteComplaint(given({}, { params: { id } }));
      case 'merge':
        return mergeComplaints(given({ source_ids: [id], target_id: all[command.into]?.id }));
      case 'undoMerge':
        return undoMerge(given({ source_id: id }));
    }
  }

  const officerBody = (complaint_id: number, to: 'department' | 'district' | 'both') => ({
    complaint_id,
    dept_id: to === 'district' ? null : officers.department,
    officer_id: to === 'district' ? [] : [officers.officer],
    administrator_id: to === 'department' ? null : officers.administrator,
    admin_officer_id: null,
    is_administrator: { department: 'false', district: 'true', both: 'both' }[to],
  });

  async function attachmentOf(id: number): Promise<number> {
    const [first] = await tx
      .select({ id: complaintMedia.id })
      .from(complaintMedia)
      .where(and(eq(complaintMedia.complaint_id, id), isNull(complaintMedia.response_id)))
      .orderBy(asc(complaintMedia.id))
      .limit(1);
    return first?.id ?? 0;
  }

  return {
    async create(actor: Actor, body: object): Promise<number> {
      const { id } = await createComplaint(contextOf(actor, { body }));
      return id;
    },
    /** What the call would answer. */
    async attempt(
      actor: Actor,
      complaint: Complaint,
      command: Command,
      all: readonly Complaint[],
    ): Promise<Outcome> {
      try {
        await run(actor, complaint, command, all);
        return 200;
      } catch (error) {
        if (error instanceof ApiError) return error.status as Outcome;
        throw error;
      }
    },
  };
}
