import { createContext, use } from 'react';
import type { CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import type { StartingPlaces } from './nextGrievance.ts';

/** What belongs to the form that records a complaint, beside its values. */
export interface Recording {
  /** The place of the complaint before, where this one began. */
  places: StartingPlaces | null;
  /** Something is written, attached or half sent: nothing else may be filled in over it. */
  isBegun: () => boolean;
  /** So many files are in the form. */
  files: number;
  /** Part of it may be on the server already. */
  isHalfSent: boolean;
  /** Adds what was written to a complaint that there is. */
  addTo: (complaint: CreatedComplaint) => void;
}

const NO_FORM: Recording = {
  places: null,
  isBegun: () => false,
  files: 0,
  isHalfSent: false,
  addTo: () => {},
};
export const RecordingContext = createContext(NO_FORM);
export const useRecording = () => use(RecordingContext);
