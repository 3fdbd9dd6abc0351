import { useTranslate } from 'react-admin';
import type { CitizenCall } from '#contract/messages/citizenCall.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** The result, time and caller of a call, in one line. */
export function useCallText() {
  const translate = useTranslate();
  const { day, instant } = useFormats();
  return ({ result, later_on, note, created_by, created_at }: CitizenCall) =>
    [
      translate('calls.call', { when: instant(created_at), result: translate(`calls.results.${result}`) }),
      later_on && translate('calls.laterOn', { day: day(later_on) }),
      note,
      created_by?.name,
    ]
      .filter(Boolean)
      .join(' · ');
}
