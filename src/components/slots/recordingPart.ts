import type { ComponentType, ReactNode } from 'react';
import type { createComplaint } from '#contract/complaints/complaintCalls.ts';
import type { AnswerOf, BodyOf } from '#contract/kernel/define.ts';
import type { PersonRow } from '#contract/persons/person.ts';

type CreateField = keyof BodyOf<typeof createComplaint>;

/** A complaint as the server confirmed it, and the capabilities' notes from its form. */
export interface CreatedComplaint {
  id: number;
  complaint_number: string;
  /** The complaint existed before, and the form's content was added to it. */
  added?: true;
  /** The answer to the request that created it. */
  answer?: Partial<AnswerOf<typeof createComplaint>>;
  notes?: Partial<Record<string, string>>;
}

export interface OfCreated {
  complaint: CreatedComplaint;
}

/** Adds the form's content to an existing complaint. Its key is stored with the draft, so that a retry is safe. */
export interface Addition {
  key: string;
  to: CreatedComplaint;
  payload: Record<string, unknown>;
}

/** How parts find a person and fill the form with them; nobody is found without a capability for that. */
export type UseFormPerson = () => {
  find: (id: number | null | undefined) => Promise<PersonRow | null>;
  choose: (person: PersonRow) => void;
};

/**
 * A part of the recording form. Its components get the form by `useFormContext` and the other state by `useRecording`.
 */
export interface RecordingPart {
  /** Fields that it adds to the request. Empty ones are not sent. */
  fields?: readonly CreateField[];
  /** Optional ones of these: if the server rejects one, the form is sent without it. */
  droppable?: readonly CreateField[];
  /** Those that an addition sends as well. */
  additionFields?: readonly CreateField[];
  /** Around the whole form. */
  Around?: ComponentType<{ children: ReactNode }>;
  /** Replaces the fields Phone and Full Name. */
  Phone?: ComponentType;
  Name?: ComponentType;
  /** Further fields. */
  Further?: ComponentType;
  /** Next to the form, above the earlier complaints of the phone. */
  Beside?: ComponentType;
  /** Below these; on a phone below the fields. */
  BelowBeside?: ComponentType;
  /** Above the button that sends. */
  End?: ComponentType;
  /** Fills the form from a parameter of the address. */
  FromAddress?: ComponentType;
  /** For other parts. The first one counts. */
  usePerson?: UseFormPerson;
  /** Adds the form's content to an existing complaint. */
  addition?: {
    payloadOf: (values: Record<string, unknown>) => Record<string, unknown>;
    send: (addition: Addition, files: readonly File[]) => Promise<CreatedComplaint['answer']>;
  };
}

export interface RecordingSlot {
  id: string;
  /** The parameter of the address that fills the form. */
  parameter?: string;
  load: () => Promise<{ default: RecordingPart }>;
}
