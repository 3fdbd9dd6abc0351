import type { referralErrors } from '#contract/letters/referralErrors.ts';

/** Error texts of referrals. */
export const referralRules: Record<keyof typeof referralErrors, string> = {
  oneSubjectMatter: 'शिकायत या मामला, दोनों में से एक चुनें।',
  referralSent: 'यह संदर्भ पहले ही भेजा जा चुका है।',
  referralNotWaiting: 'यह संदर्भ उत्तर की प्रतीक्षा में नहीं है।',
  referralNotAnswered: 'स्वीकार करने या लौटाने के लिए कोई अंतिम उत्तर नहीं है।',
  referralOver: 'यह संदर्भ समाप्त हो चुका है।',
  remindedEnough: 'तीन अनुस्मारक भेजे जा चुके हैं। संदर्भ वापस लें, या किसी और से पूछें।',
  notInCharge: 'यह प्रभारी व्यक्ति का काम है।',
  addresseeNeeded: 'चुनें कि यह किसके लिए है।',
  postVacant: 'इस समय इस पद पर कोई नहीं है।',
  noMailAddress: 'इस अधिकारी का कोई ईमेल पता नहीं है।',
  ownSuperior: 'कोई स्वयं अपना वरिष्ठ या उत्तराधिकारी नहीं होता।',
  dueInPast: 'आज या बाद का कोई दिन चुनें।',
  receivedInFuture: 'आने वाले दिन कुछ प्राप्त नहीं हुआ।',
  receivedBeforeWritten: 'लिखे जाने से पहले वह प्राप्त नहीं हो सकता।',
  amountNeeded: 'स्वीकृत राशि रुपयों में दर्ज करें।',
  notAmount: 'रुपये अंकों में दर्ज करें, जैसे 100000 या 2500.50.',
  tooManyReferrals: 'एक बार में अधिकतम 1,000 संदर्भ। कम चुनें, या कोई फ़िल्टर लगाएँ।',
  notMatched: 'यह पत्र मिलाया नहीं गया है।',
  matchDecided: 'इस उत्तर पर कार्रवाई हो चुकी है: मिलान बना रहता है।',
  answeredByLink: 'अधिकारी ने इसी संदर्भ के लिंक से उत्तर दिया है: मिलान बना रहता है।',
  nextOfficerAsked: 'जिस अधिकारी को भेजा गया, उनसे पूछा जा चुका है: मिलान बना रहता है।',
  alreadyMatched: 'यह पत्र पहले ही मिलाया जा चुका है।',
  replyDays: 'कृपया 1 से 365 कार्यदिवस दर्ज करें।',
  noPublicAddress: 'सर्वर को वह पता ज्ञात नहीं है जिससे दूसरे उस तक पहुँचते हैं।',
};
