import { storedPreference } from '#src/authProvider/preferences.ts';
import { pickLocale } from '#src/i18n/locales.ts';

/** The language stored in this browser, otherwise the first supported language of the browser. */
export const chosenLocale = () => pickLocale([storedPreference('locale'), ...navigator.languages]);
