import type { LetterKind, LetterText } from '#contract/letters/letterKinds.ts';

interface DemoTemplate {
  kind: LetterKind;
  te: LetterText & { name: string };
  en: LetterText & { name: string };
}

/** The demo office's templates for every kind of letter, in Telugu and in English (REF-03). */
export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  {
    kind: 'referral',
    te: {
      name: 'శాఖకు నివేదన',
      subject: '{{area}} గ్రామం – {{category}} – ఫిర్యాదు {{number}} గురించి',
      body: 'అయ్యా/అమ్మా,\n\n**{{area}}** గ్రామానికి చెందిన **{{name}}** గారు {{category}} విషయమై ఈ కార్యాలయానికి ఫిర్యాదు చేశారు. దాని ప్రతి జతపరచబడింది.\n\nదయచేసి:\n\n1. స్థలాన్ని పరిశీలించి తగిన చర్య తీసుకోగలరు;\n2. తీసుకున్న చర్యను **15 పని దినాల్లో** లిఖితపూర్వకంగా తెలియజేయగలరు.\n\nసమాధానంలో మా నంబరు {{outward_no}} ను పేర్కొనగలరు.',
    },
    en: {
      name: 'Referral to a department',
      subject: '{{category}} at {{area}}: grievance {{number}}',
      body: 'Sir/Madam,\n\n**{{name}}** of **{{area}}** has represented to this office in the matter of {{category}}. A copy is enclosed.\n\nKindly\n\n1. inspect the place and take the action that is called for;\n2. let this office know in writing **within 15 working days** what was done.\n\nPlease quote our number {{outward_no}} in the reply.',
    },
  },
  {
    kind: 'reminder_1',
    te: {
      name: 'మొదటి జ్ఞాపిక',
      subject: 'జ్ఞాపిక 1 – ఫిర్యాదు {{number}}',
      body: 'అయ్యా/అమ్మా,\n\n{{area}} గ్రామానికి చెందిన {{name}} గారి ఫిర్యాదు {{number}} పై మా లేఖకు ఇంకా సమాధానం రాలేదు. దయచేసి తీసుకున్న చర్యను వెంటనే తెలియజేయగలరు.',
    },
    en: {
      name: 'First reminder',
      subject: 'Reminder 1: grievance {{number}}',
      body: 'Sir/Madam,\n\nNo reply has been received to our letter about grievance {{number}} of {{name}}, {{area}}. Kindly let us know at once what was done.',
    },
  },
  {
    kind: 'reminder_2',
    te: {
      name: 'రెండవ జ్ఞాపిక',
      subject: 'జ్ఞాపిక 2 – ఫిర్యాదు {{number}}',
      body: 'అయ్యా/అమ్మా,\n\nఫిర్యాదు {{number}} పై మా లేఖకు, మొదటి జ్ఞాపికకు సమాధానం రాలేదు. **ఏడు పని దినాల్లో** సమాధానం ఇవ్వగలరు.',
    },
    en: {
      name: 'Second reminder',
      subject: 'Reminder 2: grievance {{number}}',
      body: 'Sir/Madam,\n\nNeither our letter about grievance {{number}} nor the first reminder has been answered. Kindly reply **within seven working days**.',
    },
  },
  {
    kind: 'reminder_3',
    te: {
      name: 'మూడవ జ్ఞాపిక',
      subject: 'జ్ఞాపిక 3 – ఫిర్యాదు {{number}}',
      body: 'అయ్యా/అమ్మా,\n\nఫిర్యాదు {{number}} పై రెండు జ్ఞాపికల తర్వాత కూడా సమాధానం లేదు. ఈ లేఖ ప్రతిని మీ పై అధికారికి పంపుతున్నాం.',
    },
    en: {
      name: 'Third reminder',
      subject: 'Reminder 3: grievance {{number}}',
      body: 'Sir/Madam,\n\nTwo reminders about grievance {{number}} have not been answered. A copy of this letter goes to your superior officer.',
    },
  },
  {
    kind: 'recommendation',
    te: {
      name: 'వైద్య సహాయం',
      subject: '{{name}} గారికి వైద్య సహాయం గురించి',
      body: 'అయ్యా/అమ్మా,\n\n{{area}} గ్రామానికి చెందిన **{{name}}** గారు నిరుపేదలు. వారి చికిత్సకు అవసరమైన సహాయం అందించవలసిందిగా సిఫార్సు చేస్తున్నాను.',
    },
    en: {
      name: 'Medical aid',
      subject: 'Medical aid for {{name}}',
      body: 'Sir/Madam,\n\n**{{name}}** of {{area}} is poor and in need of treatment. I recommend that the aid which is possible be given.',
    },
  },
  {
    kind: 'cause',
    te: {
      name: 'ఉమ్మడి సమస్య లేఖ',
      subject: '{{area}} – {{category}} – ఉమ్మడి సమస్య {{number}}',
      body: 'అయ్యా/అమ్మా,\n\nఈ కింది వారందరూ {{category}} విషయమై ఒకే సమస్యను తెలియజేశారు:\n\n{{people}}\n\nదయచేసి అందరికీ కలిపి పరిష్కారం చూపగలరు.',
    },
    en: {
      name: 'Covering letter of a shared problem',
      subject: '{{category}} at {{area}}: cause {{number}}',
      body: 'Sir/Madam,\n\nAll of these people have brought the same matter of {{category}}:\n\n{{people}}\n\nKindly solve it for all of them together.',
    },
  },
  {
    kind: 'endorsement',
    te: {
      name: 'పౌరులకు సమాధానం',
      subject: 'మీ ఫిర్యాదు {{number}} గురించి',
      body: '{{name}} గారికి,\n\n{{category}} విషయమై మీ ఫిర్యాదు {{number}} ను సంబంధిత శాఖకు పంపించాం. సమాధానం రాగానే మీకు తెలియజేస్తాం.',
    },
    en: {
      name: 'Endorsement to the citizen',
      subject: 'Your grievance {{number}}',
      body: 'Dear {{name}},\n\nyour grievance {{number}} in the matter of {{category}} was sent to the department concerned. You will hear from us as soon as it has replied.',
    },
  },
  {
    kind: 'thanks',
    te: {
      name: 'కృతజ్ఞతలు',
      subject: 'కృతజ్ఞతలు – ఫిర్యాదు {{number}}',
      body: 'అయ్యా/అమ్మా,\n\n{{area}} గ్రామ సమస్యను సకాలంలో పరిష్కరించినందుకు ప్రజల తరఫున కృతజ్ఞతలు.',
    },
    en: {
      name: 'Note of thanks',
      subject: 'Thanks: grievance {{number}}',
      body: 'Sir/Madam,\n\nthe people of {{area}} thank you for solving their matter in good time.',
    },
  },
];
