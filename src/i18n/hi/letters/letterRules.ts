import type { letterErrors } from '#contract/letters/letterErrors.ts';

/** Error texts of letters and registers. */
export const letterRules: Record<keyof typeof letterErrors, string> = {
  officeCode: 'अंग्रेज़ी के 2 से 5 बड़े अक्षर लिखें।',
  officeCodeTaken: 'यह कोड दूसरे कार्यालय का है।',
  officeCodeStays: 'कोड नहीं बदलता: इससे संख्याएँ दी जा चुकी हैं।',
  codeFirst: 'पहले कार्यालय को एक कोड दें।',
  seriesCode: 'अंग्रेज़ी के 1 से 4 बड़े अक्षर लिखें।',
  seriesNone: 'कार्यालय की कम से कम एक शृंखला होनी चाहिए।',
  seriesTwice: 'यह शृंखला पहले से है।',
  seriesInward: 'IN आवक रजिस्टर की शृंखला है।',
  seriesUnknown: 'कार्यालय की ऐसी कोई शृंखला नहीं है।',
  templateText: 'प्रारूप की हर भाषा में विषय और पाठ लिखें।',
  letterSent: 'भेजा गया पत्र बदला नहीं जाता।',
  letterNotSent: 'यह पत्र अभी भेजा नहीं गया है।',
  letterCancelled: 'यह पत्र पहले ही रद्द है।',
  letterAbout: 'पत्र एक शिकायत, एक विषय या एक व्यक्ति के बारे में होता है।',
  signerUnknown: 'इस व्यक्ति ने कोई हस्ताक्षर नहीं रखा है।',
  letterheadWidth: 'चित्र कम से कम 1,200 पिक्सेल चौड़ा होना चाहिए।',
  registerTooLong: 'एक PDF में अधिक से अधिक 5,000 पत्र आते हैं। छोटी अवधि चुनें।',
  lettersUnknown: 'इनमें से कुछ पत्र कार्यालय के रजिस्टर में नहीं हैं।',
};
