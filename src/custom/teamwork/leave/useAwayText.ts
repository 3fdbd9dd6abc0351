import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { AbsenceNote } from '#contract/teamwork/absence.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** 'on leave until 03-12-2026 (deputy: Sunitha Chary)', shown next to a name (SLA-16). */
export function useAwayText() {
  const translate = useTranslate();
  const { day } = useFormats();
  return useCallback(
    ({ to_day, deputy }: AbsenceNote) =>
      translate(deputy ? 'complaint.away.deputy' : 'complaint.away.alone', {
        day: day(to_day),
        deputy: deputy?.name,
      }),
    [translate, day],
  );
}
