import type { InwardWay } from '#contract/letters/letterKinds.ts';
import type { Side } from '#contract/letters/letterText.ts';

const en = {
  title: 'Inward register',
  headings: [
    'Number',
    'Received on',
    'From',
    'Their number',
    'Their date',
    'Subject',
    'How it came',
    'Answers',
    'Noted by',
  ],
  ways: {
    letter: 'Letter',
    email: 'Email',
    portal: 'Portal',
    by_hand: 'By hand',
    phone: 'Phone',
    link: 'Reply link',
  } satisfies Record<InwardWay, string>,
  unmatched: 'To be matched',
};
/** The texts of the printed inward register. */
export const INWARD_WORDS: Record<Side, typeof en> = {
  en,
  te: {
    title: 'ఆవక రిజిస్టర్',
    headings: [
      'నంబరు',
      'అందిన తేదీ',
      'ఎవరి నుండి',
      'వారి నంబరు',
      'వారి తేదీ',
      'విషయం',
      'ఎలా వచ్చింది',
      'దేనికి జవాబు',
      'నమోదు చేసినవారు',
    ],
    ways: {
      letter: 'లేఖ',
      email: 'ఇమెయిల్',
      portal: 'పోర్టల్',
      by_hand: 'చేతితో',
      phone: 'ఫోన్',
      link: 'జవాబు లింక్',
    },
    unmatched: 'జతచేయాలి',
  },
  hi: {
    title: 'आवक रजिस्टर',
    headings: [
      'संख्या',
      'प्राप्ति दिनांक',
      'किससे',
      'उनकी संख्या',
      'उनका दिनांक',
      'विषय',
      'कैसे आया',
      'किसका उत्तर',
      'दर्ज करने वाला',
    ],
    ways: {
      letter: 'पत्र',
      email: 'ईमेल',
      portal: 'पोर्टल',
      by_hand: 'हाथ से',
      phone: 'फ़ोन',
      link: 'उत्तर लिंक',
    },
    unmatched: 'मिलान बाकी',
  },
};
