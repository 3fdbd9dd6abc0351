import { defineSettings } from '#contract/desk/settings.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { integer } from '#contract/kernel/fields.ts';

/** Within so many days and metres another complaint of a category counts as similar (PER-15). */
export const similarSettings = defineSettings({
  key: 'categories',
  per: 'category',
  field: 'categories',
  entries: {
    similar_days: { value: integer(1, 365, errorTexts.similarDays), default: 30 },
    similar_radius: { value: integer(10, 5_000, errorTexts.similarRadius), default: 100 },
  },
});
