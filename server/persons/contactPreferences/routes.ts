import * as wishes from '#contract/persons/contactPreferences.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { PRIVACY_NOTICE } from '#server/messages/privacyNotice.ts';
import { getContactPreferences, updateContactPreferences } from './contactPreferences.ts';

/** The contact preferences of persons (MSG-06 to MSG-08). */
export const contactPreferenceRoutes = (serve: Serve) => {
  serve(wishes.getContactPreferences, getContactPreferences);
  serve(wishes.updateContactPreferences, updateContactPreferences);
  serve(wishes.getNotice, async () => PRIVACY_NOTICE);
};
