import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Interval } from '#contract/desk/openingHours.ts';
import { timeText } from './times.ts';

/** The text of opening hours: 10:00 to 13:00, 14:00 to 17:30. */
export function useHoursText() {
  const translate = useTranslate();
  return useCallback(
    (hours: readonly Interval[]) =>
      hours
        .map(([from, to]) => translate('calendar.range', { from: timeText(from), to: timeText(to) }))
        .join(', '),
    [translate],
  );
}
