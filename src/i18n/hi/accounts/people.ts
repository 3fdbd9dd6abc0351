import type { people as english } from '../../en/accounts/people.ts';

export const people: typeof english = {
  active: {
    on: 'सक्रिय',
    off: 'बंद किया गया',
    question: 'यह खाता बंद करें?',
    consequence:
      '%{name} हर जगह से साइन आउट हो जाएँगे और खाता फिर चालू होने तक साइन इन नहीं कर सकेंगे। फ़ॉर्म सहेजने पर यह लागू होगा।',
    switchOff: 'बंद करें',
  },
};
