import { addedFileFields, addToComplaint } from '#contract/persons/similar.ts';
import type { RecordingPart } from '#src/components/slots/recordingPart.ts';
import { call } from '#src/dataProvider/call.ts';

/** Adds text and files to a grievance of the same person, in one call (PER-16). */
export const addition: NonNullable<RecordingPart['addition']> = {
  payloadOf: ({ name, phone, details, person_id }) => ({
    name,
    phone,
    details: details ?? '',
    ...(person_id ? { person_id } : {}),
  }),
  send: ({ key, to, payload }, files) =>
    call(addToComplaint, {
      params: { id: to.id },
      body: { ...payload, ...Object.fromEntries(files.map((file, at) => [addedFileFields[at], file])) },
      headers: { 'Idempotency-Key': key },
    }),
};
