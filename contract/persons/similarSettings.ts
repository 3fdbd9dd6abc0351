import { defineSettings } from '#contract/desk/settings.ts';
import { integer } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';

/** Within so many days and metres another complaint of a category counts as similar (PER-15). */
export const similarSettings = defineSettings({
  key: 'categories',
  per: 'category',
  field: 'categories',
  entries: {
    similar_days: { value: integer(1, 365, rule('similarDays')), default: 30 },
    similar_radius: { value: integer(10, 5_000, rule('similarRadius')), default: 100 },
  },
});
