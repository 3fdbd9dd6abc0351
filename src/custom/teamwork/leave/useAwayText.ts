import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { writtenDay } from '#contract/kernel/day.ts';
import type { AbsenceNote } from '#contract/teamwork/absence.ts';

/** 'on leave until 03-12-2026 (deputy: Sunitha Chary)', shown next to a name (SLA-16). */
export function useAwayText() {
  const translate = useTranslate();
  return useCallback(
    ({ to_day, deputy }: AbsenceNote) =>
      translate(deputy ? 'complaint.away.deputy' : 'complaint.away.alone', {
        day: writtenDay(to_day),
        deputy: deputy?.name,
      }),
    [translate],
  );
}
