import { previewDeadlines } from '#contract/deadlines/deadlinePreview.ts';
import type { CalendarQuestion } from '#src/components/slots/capability.ts';
import { call } from '#src/dataProvider/call.ts';
import { useMovesQuestion } from './useMovesQuestion.ts';

/** Another calendar moves due dates (SLA-08). */
const useCalendarQuestion: CalendarQuestion = () =>
  useMovesQuestion(({ office_id, version, ...calendar }) =>
    call(previewDeadlines, { body: { office_id, version, calendar } }),
  );
export default useCalendarQuestion;
