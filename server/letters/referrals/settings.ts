import { referralDays, referralSettingsCalls, referralSwitches } from '#contract/letters/referralSettings.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/**
 * The days that departments have to reply, and what is sent automatically (REF-09, REF-14). @throws 422 for links of an
 * office without a code, or of a server that does not know its address
 */
export const referralSettings = officeSection({
  calls: referralSettingsCalls,
  settings: [referralDays, referralSwitches],
  more: (_context, { code }) => ({ code }),
  input({ publicUrl }, { code }, body) {
    if (body.reply_link && code === null) throw invalidField('reply_link', 'codeFirst');
    if (body.reply_link && publicUrl === null) throw invalidField('reply_link', 'noPublicAddress');
    return body;
  },
});
