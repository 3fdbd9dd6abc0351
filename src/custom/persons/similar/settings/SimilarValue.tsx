import { getOfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { officeValue } from '#src/components/office/officeSections.tsx';
import { valueRange } from '#src/components/office/valueRange.ts';

/** 'Within 30 days and 100 metres'. */
export default officeValue('settings', getOfficeSettings, ({ categories }, { translate, number }) => {
  if (categories.length === 0) return translate('office.similar.none');
  const range = (name: 'similar_days' | 'similar_radius') =>
    valueRange(
      categories.map((row) => row[name].value),
      number,
    );
  return translate('office.similar.value', { days: range('similar_days'), metres: range('similar_radius') });
});
