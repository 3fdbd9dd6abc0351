import { defineSettings } from '#contract/desk/settings.ts';
import { flag, integer } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';

/** Of so many percent of a category's closings a citizen is asked, of none by 0 and of all by 100 (REF-16). */
export const verifySettings = defineSettings({
  key: 'categories',
  per: 'category',
  field: 'categories',
  entries: { verify_share: { value: integer(0, 100, rule('verifyShare')), default: 20 } },
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
    reopen_max: { value: integer(0, 20, rule('reopenMax')), default: null },
    reopen_days: { value: integer(1, 365, rule('reopenDays')), default: null },
    ask_evidence: { value: flag(), default: false },
    second_approval: { value: flag(), default: false },
  },
});
