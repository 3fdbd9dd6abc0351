import { getOfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { officeValue } from '#src/components/office/officeSections.tsx';
import { valueRange } from '#src/components/office/valueRange.ts';

/** The share of closings that are verified, and whether a second person approves. */
export default officeValue(
  'settings',
  getOfficeSettings,
  ({ categories, closing }, { translate, number }) => {
    const shares = categories.map(({ verify_share }) => verify_share.value);
    const parts = [
      shares.length > 0 && translate('closing.section.share', { share: valueRange(shares, number) }),
      translate(`closing.section.${closing.second_approval.value ? 'approval' : 'alone'}`),
    ];
    return parts.filter(Boolean).join(', ');
  },
);
