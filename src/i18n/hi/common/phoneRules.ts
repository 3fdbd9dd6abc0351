import type { phoneErrors as english } from '#contract/kernel/phoneErrors.ts';

const ENTER = 'कृपया 10 अंकों का फ़ोन नंबर भरें।';

export const phoneRules: Record<keyof typeof english, string> = {
  notPhone: ENTER,
  twoPhones: 'ये दो फ़ोन नंबर हैं। कृपया एक भरें।',
  phoneHas1: `इसमें 1 अंक है। ${ENTER}`,
  phoneHas2: `इसमें 2 अंक हैं। ${ENTER}`,
  phoneHas3: `इसमें 3 अंक हैं। ${ENTER}`,
  phoneHas4: `इसमें 4 अंक हैं। ${ENTER}`,
  phoneHas5: `इसमें 5 अंक हैं। ${ENTER}`,
  phoneHas6: `इसमें 6 अंक हैं। ${ENTER}`,
  phoneHas7: `इसमें 7 अंक हैं। ${ENTER}`,
  phoneHas8: `इसमें 8 अंक हैं। ${ENTER}`,
  phoneHas9: `इसमें 9 अंक हैं। ${ENTER}`,
  phoneHasMore: `इसमें 10 से ज़्यादा अंक हैं। ${ENTER}`,
  phoneCut: '0 से शुरू होने वाले नंबर में 11 अंक होते हैं, इसमें 10 हैं।',
  phoneRounded: 'स्प्रेडशीट ने यह नंबर छोटा कर दिया है। कृपया सभी 10 अंक भरें।',
  phoneLetters: 'फ़ोन नंबर में केवल अंक होते हैं। कृपया बाकी अक्षर हटाएँ।',
  phoneAbroad: 'केवल भारत के फ़ोन नंबर (+91) भरे जा सकते हैं।',
  unknownStdCode: 'यह STD कोड तेलंगाना या आंध्र प्रदेश का नहीं है।',
};
