import { Confirm } from 'react-admin';
import type { CreatedComplaint } from './submission.ts';

interface AddQuestionProps {
  complaint: CreatedComplaint | null;
  /** So many files go with it. */
  files: number;
  onAdd: (complaint: CreatedComplaint) => void;
  onClose: () => void;
}

/** Asks once before what was written becomes a part of a grievance that there is (PER-16). */
export const AddQuestion = ({ complaint, files, onAdd, onClose }: AddQuestionProps) => (
  <Confirm
    isOpen={complaint !== null}
    title="recording.similar.question"
    content={files > 0 ? 'recording.similar.whatFiles' : 'recording.similar.what'}
    translateOptions={{ number: complaint?.complaint_number, smart_count: files }}
    confirm="recording.similar.add"
    cancel="recording.draft.cancel"
    onConfirm={() => {
      if (complaint) onAdd(complaint);
      onClose();
    }}
    onClose={onClose}
  />
);
