import type { CandidateDesignation } from '#contract/kernel/limits.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** The names of candidates' designations; in English as the specification spells them (CAN-01). */
export const designations: Record<Locale, Record<CandidateDesignation, string>> = {
  en: {
    MP: 'MP',
    MLA: 'MLA',
    'STATE MINISTOR': 'STATE MINISTOR',
    'CENTRAL MINISTOR': 'CENTRAL MINISTOR',
  },
  te: {
    MP: 'ఎంపీ',
    MLA: 'ఎమ్మెల్యే',
    'STATE MINISTOR': 'రాష్ట్ర మంత్రి',
    'CENTRAL MINISTOR': 'కేంద్ర మంత్రి',
  },
  hi: {
    MP: 'सांसद',
    MLA: 'विधायक',
    'STATE MINISTOR': 'राज्य मंत्री',
    'CENTRAL MINISTOR': 'केंद्रीय मंत्री',
  },
};
