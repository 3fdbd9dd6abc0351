import { useTranslate } from 'react-admin';
import type { ContactPreference } from '#contract/persons/contactPreferences.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** Texts for a preference and for its date, channel and recorder (MSG-06). */
export function usePreferenceText() {
  const translate = useTranslate();
  const { day } = useFormats();
  return {
    /** An unknown preference is described by its effect: status messages are still sent. */
    state: ({ purpose, state }: Pick<ContactPreference, 'purpose' | 'state'>) => {
      if (state === 'unknown' && purpose === 'status') return translate('contactPreferences.statusUnknown');
      if (state === 'unknown' && purpose === 'news') return translate('contactPreferences.newsUnknown');
      return translate(`contactPreferences.states.${state}`);
    },
    /** Empty without a stored preference. */
    said: ({ said_on, way, noted_by, language, notice_version }: ContactPreference) => {
      if (!said_on) return '';
      const own = way === 'message' || way === 'status_page';
      return [
        translate('contactPreferences.said', {
          day: day(said_on),
          way: translate(`contactPreferences.ways.${way}`),
        }),
        noted_by
          ? translate('contactPreferences.noted', { name: noted_by.name })
          : own && translate('contactPreferences.own'),
        language &&
          translate('contactPreferences.language', { language: translate(`person.language.${language}`) }),
        notice_version && translate('contactPreferences.notice', { version: notice_version }),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
