import type { phoneErrors as english } from '#contract/kernel/phoneErrors.ts';

const ENTER = 'దయచేసి 10 అంకెల ఫోన్ నంబర్‌ను నమోదు చేయండి.';

export const phoneRules: Record<keyof typeof english, string> = {
  notPhone: ENTER,
  twoPhones: 'ఇవి రెండు ఫోన్ నంబర్లు. దయచేసి ఒకటి నమోదు చేయండి.',
  phoneHas1: `ఇందులో 1 అంకె ఉంది. ${ENTER}`,
  phoneHas2: `ఇందులో 2 అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneHas3: `ఇందులో 3 అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneHas4: `ఇందులో 4 అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneHas5: `ఇందులో 5 అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneHas6: `ఇందులో 6 అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneHas7: `ఇందులో 7 అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneHas8: `ఇందులో 8 అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneHas9: `ఇందులో 9 అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneHasMore: `ఇందులో 10 కంటే ఎక్కువ అంకెలు ఉన్నాయి. ${ENTER}`,
  phoneCut: '0తో మొదలయ్యే నంబర్‌కు 11 అంకెలు ఉంటాయి, ఇందులో 10 ఉన్నాయి.',
  phoneRounded: 'స్ప్రెడ్‌షీట్ ఈ నంబర్‌ను కుదించింది. దయచేసి మొత్తం 10 అంకెలు నమోదు చేయండి.',
  phoneLetters: 'ఫోన్ నంబర్‌లో అంకెలు మాత్రమే ఉంటాయి. దయచేసి మిగతా అక్షరాలను తీసివేయండి.',
  phoneAbroad: 'భారతదేశ ఫోన్ నంబర్లను (+91) మాత్రమే నమోదు చేయవచ్చు.',
  unknownStdCode: 'ఈ STD కోడ్ తెలంగాణ లేదా ఆంధ్రప్రదేశ్‌కు చెందినది కాదు.',
};
