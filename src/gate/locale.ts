import { storedPreference } from '../authProvider/preferences.ts';
import { pickLocale } from '../i18n/locales.ts';

/** The language kept in this browser, else the first of the browser's own that ships. */
export const chosenLocale = () => pickLocale([storedPreference('locale'), ...navigator.languages]);
