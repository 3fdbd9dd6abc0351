import type { filled as english } from '../en/filled.ts';

export const filled: typeof english = {
  inOtherCause: 'शिकायत %{number} पहले से साझा समस्या %{cause} में है।',
  closingConfirmed: 'इसके बंद होने की पुष्टि %{day} को हुई।',
  closingDisputed: '%{day} को नागरिक इसके बंद होने से असहमत रहे।',
  closingDeclined: '%{day} को नागरिक ने इसके बारे में बात नहीं करनी चाही।',
  mergedInto: 'यह शिकायत %{number} में मिला दी गई है।',
  pausedUntil: 'इस शिकायत की समय-सीमा %{day} तक रुकी है।',
  leaveOverlaps: '%{from} से %{to} तक पहले से एक छुट्टी दर्ज है।',
  standsInFor: 'यह व्यक्ति उन दिनों %{name} की जगह काम कर रहा है। पहले वहाँ किसी और को चुनना होगा।',
  listChanged: 'सूची बदल गई है: %{expected} की जगह अब %{found} हैं।',
  unknownPlaceholder: 'अज्ञात रिक्त स्थान: {{%{name}}}।',
  fillIn: 'कृपया भरें: %{names}',
  stepRefused: 'चरण %{number}, %{step}: %{reason}',
  letterDispatched: 'यह पत्र %{number} के रूप में भेजा गया।',
  letterCarries: 'यह पत्र %{number} का है: उसका उत्तर आने या वापस लिए जाने पर यह हट जाता है।',
  nameSignature: 'इस पत्र पर %{name} के हस्ताक्षर होंगे: नाम से पुष्टि करें।',
  unprintable: 'ये अक्षर किसी फ़ॉन्ट में नहीं हैं: %{letters}',
  brokenLine: 'फ़ाइल की पंक्ति %{line} सही नहीं है।',
};
