import { storedPreference } from '#src/authProvider/preferences.ts';
import { pickLocale } from '#src/i18n/locales.ts';

/** The language kept in this browser, else the first of the browser's own that ships. */
export const chosenLocale = () => pickLocale([storedPreference('locale'), ...navigator.languages]);
