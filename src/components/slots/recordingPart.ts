import type { ComponentType, ReactNode } from 'react';
import type { createComplaint } from '#contract/complaints/complaintCalls.ts';
import type { AnswerOf, BodyOf } from '#contract/kernel/define.ts';

type CreateField = keyof BodyOf<typeof createComplaint>;

/** A complaint as the server confirmed it, and what capabilities noted in the form that it was recorded with. */
export interface CreatedComplaint {
  id: number;
  complaint_number: string;
  /** It was there before, and what was written was added to it. */
  added?: true;
  /** The answer to the call that recorded it. */
  answer?: Partial<AnswerOf<typeof createComplaint>>;
  notes?: Partial<Record<string, string>>;
}

export interface OfCreated {
  complaint: CreatedComplaint;
}

/** Another way in which a form is sent: to a complaint that there is. Its key, kept with the draft, makes a repeated try safe. */
export interface Addition {
  key: string;
  to: CreatedComplaint;
  payload: Record<string, unknown>;
}

/**
 * A part of the form that records a complaint. What it draws finds the form by `useFormContext` and what belongs to it by
 * `useRecording`.
 */
export interface RecordingPart {
  /** Fields that it adds to the call; those without a value are not sent. */
  fields?: readonly CreateField[];
  /** Those of them that keep nobody from saving: one that the server refuses is left out. */
  droppable?: readonly CreateField[];
  /** Those of them that an addition sends as well. */
  additionFields?: readonly CreateField[];
  /** Around the whole form. */
  Around?: ComponentType<{ children: ReactNode }>;
  /** In the place of the fields Phone and Full Name. */
  Phone?: ComponentType;
  Name?: ComponentType;
  /** Further fields. */
  Further?: ComponentType;
  /** Beside the form, above the earlier complaints of the phone. */
  Beside?: ComponentType;
  /** Below these; on a phone below the fields. */
  BelowBeside?: ComponentType;
  /** Above the button that sends. */
  End?: ComponentType;
  /** Begins the form from a parameter of the address. */
  FromAddress?: ComponentType;
  /** Adds what was written to a complaint that there is. */
  addition?: {
    payloadOf: (values: Record<string, unknown>) => Record<string, unknown>;
    send: (addition: Addition, files: readonly File[]) => Promise<CreatedComplaint['answer']>;
  };
}

export interface RecordingSlot {
  id: string;
  /** The parameter of the address from which it begins a form. */
  parameter?: string;
  load: () => Promise<{ default: RecordingPart }>;
}
