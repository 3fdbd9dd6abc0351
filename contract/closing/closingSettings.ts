import { defineSettings } from '#contract/desk/settings.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { flag, integer } from '#contract/kernel/fields.ts';

/** Of so many percent of a category's closings a citizen is asked, of none by 0 and of all by 100 (REF-16). */
export const verifySettings = defineSettings({
  key: 'categories',
  per: 'category',
  field: 'categories',
  entries: { verify_share: { value: integer(0, 100, errorTexts.verifyShare), default: 20 } },
});

/**
 * How often and how many days after its closing a complaint is reopened, null without a limit (REF-20); whether *solved*
 * without evidence is asked about (REF-16); whether what is not possible or not its matter takes a second person
 * (REF-21).
 */
export const closingSettings = defineSettings({
  key: 'closing',
  per: 'office',
  field: 'closing',
  entries: {
    reopen_max: { value: integer(0, 20, errorTexts.reopenMax), default: null },
    reopen_days: { value: integer(1, 365, errorTexts.reopenDays), default: null },
    ask_evidence: { value: flag(), default: false },
    second_approval: { value: flag(), default: false },
  },
});
