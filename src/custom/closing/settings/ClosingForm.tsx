import { getOfficeSettings, updateOfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { closingSettings, verifySettings } from '#contract/closing/closingSettings.ts';
import { settingsForm } from '#src/components/office/settingsForm.tsx';

const words = 'closing.settings';
const FLAGS = ['ask_evidence', 'second_approval'];
const group = (name: string) => ({
  of: closingSettings,
  words,
  title: `${words}.${name}`,
  text: `${words}.${name}Text`,
});

/** The share of verified closings, the limit of reopenings, evidence and the second approval (REF-16 to REF-21). */
export default settingsForm({
  part: 'closing',
  calls: { get: getOfficeSettings, update: updateOfficeSettings },
  groups: [
    {
      of: verifySettings,
      words,
      title: 'common.toVerify',
      text: `${words}.text`,
      nameOf: (_cell, translate, category) => `${translate(`${words}.verify_share`)}: ${category}`,
      line: (value, { translate, number }) =>
        translate('closing.section.share', { share: number(value('verify_share')) }),
    },
    { ...group('reopening'), without: FLAGS },
    ...FLAGS.map((name) => ({ ...group(name), only: [name] })),
  ],
});
