import type { AbsenceNote } from '#contract/teamwork/absence.ts';
import type { RowWords } from '#src/components/slots/row.ts';

/** 'on leave until 03-12-2026 (deputy: Sunitha Chary)', shown next to a name (SLA-16). */
export const awayText = (
  { to_day, deputy }: AbsenceNote,
  { translate, day }: Pick<RowWords, 'translate' | 'day'>,
): string =>
  translate(deputy ? 'complaint.away.deputy' : 'complaint.away.alone', {
    day: day(to_day),
    deputy: deputy?.name,
  });
