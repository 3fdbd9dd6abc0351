import { createContext, use } from 'react';
import type { CreatedComplaint, UseFormPerson } from '#src/components/slots/recordingPart.ts';
import type { StartingPlaces } from './nextGrievance.ts';

/** The state of the recording form other than its values. */
export interface Recording {
  /** The place of the previous complaint, where this one started. */
  places: StartingPlaces | null;
  /** The form has values, attachments or a half-sent complaint: do not fill in anything else. */
  isBegun: () => boolean;
  /** The number of files in the form. */
  files: number;
  /** Parts of it may already be on the server. */
  isHalfSent: boolean;
  /** Adds the form's content to an existing complaint. */
  addTo: (complaint: CreatedComplaint) => void;
  usePerson: UseFormPerson;
}

export const nobody: UseFormPerson = () => ({ find: async () => null, choose: () => {} });

const NO_FORM: Recording = {
  places: null,
  isBegun: () => false,
  files: 0,
  isHalfSent: false,
  addTo: () => {},
  usePerson: nobody,
};
export const RecordingContext = createContext(NO_FORM);
export const useRecording = () => use(RecordingContext);
