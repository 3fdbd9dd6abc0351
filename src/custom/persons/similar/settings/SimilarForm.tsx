import { getOfficeSettings, updateOfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { similarSettings } from '#contract/persons/similarSettings.ts';
import { settingsForm } from '#src/components/office/settingsForm.tsx';

/** When grievances count as similar, by category (GRD-01, PER-15). */
export default settingsForm({
  part: 'similar',
  calls: { get: getOfficeSettings, update: updateOfficeSettings },
  groups: [
    {
      of: similarSettings,
      words: 'office.fields',
      text: 'office.similar.about',
      line: (value, { translate, number }) =>
        translate('office.similar.value', {
          days: number(value('similar_days')),
          metres: number(value('similar_radius')),
        }),
    },
  ],
});
